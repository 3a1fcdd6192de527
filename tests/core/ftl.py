"""Looking into Fluent files and into the calls of our own code, for tests of texts."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from types import ModuleType

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from greatpowers.core.text import Text
from greatpowers.core.words import Value


class _Looker(Visitor):
    """Collects what a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}  # variable of a selector -> names of its variants
        self.words = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words += f" {node.value}"

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = self.keys.setdefault(node.selector.id.name, set())
        keys.update(v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier))
        self.generic_visit(node)


@cache
def _read(path: Path) -> tuple[list[str], list[tuple[str, _Looker]]]:
    """What cannot be read in a file, and its messages in order: reading takes long, and many tests ask."""
    junk: list[str] = []
    found: list[tuple[str, _Looker]] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            junk.append(entry.content or "")
        elif isinstance(entry, ftl.Message):
            looker = _Looker()
            looker.visit(entry)
            found.append((entry.id.name, looker))
    return junk, found


class Messages:
    """The messages of one Fluent file, or of several that go together."""

    def __init__(self, *paths: Path) -> None:
        self.junk: list[str] = []
        self.twice: list[str] = []
        self._found: dict[str, _Looker] = {}
        for path in paths:
            junk, found = _read(path)
            self.junk += junk
            for name, looker in found:
                if name in self._found:
                    self.twice.append(name)
                self._found[name] = looker

    @property
    def ids(self) -> set[str]:
        return set(self._found)

    def references(self, ids: set[str]) -> set[str]:
        """The messages that these use, directly or not."""
        out: set[str] = set()
        todo = list(ids)
        while todo:
            new = self._found[todo.pop()].messages - out
            out |= new
            todo += new
        return out

    def variables(self, message: str) -> set[str]:
        """Every value that a message asks for, also through other messages."""
        ids = {message} | self.references({message})
        return set().union(*(self._found[name].variables for name in ids))

    def words(self, message: str) -> str:
        """What a message says, without its values."""
        return self._found[message].words

    def selector_keys(self) -> dict[str, set[str]]:
        """For each variable that anything is selected by, the names of the variants."""
        out: dict[str, set[str]] = {}
        for looker in self._found.values():
            for variable, keys in looker.keys.items():
                out.setdefault(variable, set()).update(keys)
        return out


class StrictText(Text):
    """A Text that takes no excuses: whatever Fluent complains about fails the test."""

    def say(self, message: str, /, **values: Value) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None
                said, errors = bundle.format_pattern(pattern, dict(values))
                assert not errors, (message, values, errors)
                return str(said)
        raise KeyError(message)


# -- our own code --------------------------------------------------------------------------------------------


def source(module: ModuleType) -> str:
    """The source of a module, which stands beside it where it is compiled."""
    assert module.__file__ is not None
    path = Path(module.__file__)
    return path.with_name(path.name.split(".")[0] + ".py").read_text("utf-8")


@cache
def tree(module: ModuleType) -> ast.Module:
    return ast.parse(source(module))


def calls_in(module: ModuleType, name: str) -> list[tuple[ast.FunctionDef, ast.Call]]:
    """Every call of this name in the functions of a module, with the function."""
    return _calls(module).get(name, [])


@cache
def _calls(module: ModuleType) -> dict[str, list[tuple[ast.FunctionDef, ast.Call]]]:
    out: dict[str, list[tuple[ast.FunctionDef, ast.Call]]] = {}
    for function in ast.walk(tree(module)):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    out.setdefault(node.func.id, []).append((function, node))
    return out


def strings(node: ast.AST, function: ast.FunctionDef) -> list[str]:
    """The texts that an argument can be: a literal, one of two, or a local variable with such a value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body, function) + strings(node.orelse, function)
    if isinstance(node, ast.Name):
        return [text for value in _assigned(node.id, function) for text in strings(value, function)]
    return []


def keywords(call: ast.Call, function: ast.FunctionDef) -> set[str]:
    """The names of the keyword arguments of a call, a local `**dict` included."""
    out: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            out.add(keyword.arg)
        elif isinstance(keyword.value, ast.Name):
            for value in _assigned(keyword.value.id, function):
                assert isinstance(value, ast.Dict)
                out |= {text for key in value.keys if key is not None for text in strings(key, function)}
    return out


def _assigned(name: str, function: ast.FunctionDef) -> list[ast.expr]:
    found: list[ast.expr] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name:
                    found.append(node.value)
    return found


def jumbled(said: str) -> bool:
    """Whether something of the machine shows: braces, ids, a missing value."""
    words = said.replace("(", " ").replace(")", " ").split()
    return (
        any(sign in said for sign in ("{", "}", "_", "???", "  ", "the the", "None"))
        or any(word[-1].isdigit() and word[0].isalpha() for word in words)
        or said != said.strip()
    )

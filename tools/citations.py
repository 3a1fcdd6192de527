"""Read which rules the tests and the source cite, and where; nothing is run.

A test cites a rule with ``@pytest.mark.rule("game/chapter/name")``. Source cites it by its full id, in a docstring, a
comment or a string, at the function or the line that carries the rule out. A module docstring gives an overview and may
name a chapter (``game/chapter``), so what it cites is no place that enforces a rule. Neither is a table that only says
which rule to quote when something is refused: the values of a dict, and ``never.py``.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = "src/greatpowers"

UNPROVEN = ("skip", "xfail")
"""Marks under which a test proves nothing."""

NO_PLACE = ("never.py", "position.py", "frames.py")
"""Files that quote rules without enforcing them; the last two are generated from ``layout.py``."""


@dataclass(frozen=True)
class Citation:
    """A rule id, and where it is cited: file and line, and the function around them."""

    rule: str
    place: str


@dataclass(frozen=True)
class Survey:
    """What a set of files cites, and what is wrong with it."""

    citations: list[Citation] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


# -- tests ---------------------------------------------------------------------------------------------------


def survey_tests(root: Path) -> Survey:
    """Read every file below ``tests`` for the rules it proves."""
    survey = Survey()
    for path in sorted(root.glob("tests/**/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        survey_test_module(tree, path.relative_to(root).as_posix(), survey)
    return survey


def survey_test_module(tree: ast.Module, file: str, survey: Survey) -> None:
    """Add the citations and problems of one test file to the survey."""
    proving = {id(mark) for node in ast.walk(tree) for mark in proving_marks(node)}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and is_mark(node, "rule")):
            continue
        place = f"{file}:{node.lineno}"
        if id(node) not in proving:
            survey.problems.append(f"{place}: marks no test, or one that is skipped or expected to fail")
        elif not node.args:
            survey.problems.append(f"{place}: cites no rule")
        else:
            survey_arguments(node.args, place, survey)


def survey_arguments(arguments: Iterable[ast.expr], place: str, survey: Survey) -> None:
    """Add the ids given to one mark to the survey."""
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            survey.citations.append(Citation(argument.value, place))
        else:
            survey.problems.append(f"{place}: cite rules by plain strings, not {ast.unparse(argument)}")


def proving_marks(node: ast.AST) -> list[ast.expr]:
    """Return the marks that ``node`` puts on tests, or none if those tests then prove nothing."""
    marks = list(marks_of(node))
    if any(is_mark(mark, name) for mark in marks for name in UNPROVEN):
        return []
    return marks


def marks_of(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what decorates a test, or stands in ``pytestmark`` or in ``marks=`` of a parameter set."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
            yield from node.decorator_list
        case ast.ClassDef(name=name) if name.startswith("Test"):
            yield from node.decorator_list
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
            yield from elements(value)
        case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
            yield from elements(value)
        case ast.keyword(arg="marks", value=value):
            yield from elements(value)


def elements(value: ast.expr) -> list[ast.expr]:
    """Return the members of a literal list or tuple, or the value alone."""
    return value.elts if isinstance(value, ast.List | ast.Tuple) else [value]


def is_mark(node: ast.expr, name: str) -> bool:
    """Tell whether ``node`` is ``pytest.mark.NAME`` or ``mark.NAME``, called or not."""
    target = node.func if isinstance(node, ast.Call) else node
    match target:
        case ast.Attribute(attr=attr, value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return attr == name
    return False


# -- source --------------------------------------------------------------------------------------------------


def survey_source(root: Path, game: str, rules: Set[str]) -> Survey:
    """Read the code and the board of a game, and the core, for the places that carry its rules out."""
    survey = Survey()
    package = root / PACKAGE
    folder = package / "games" / game
    for path in [*sorted(folder.glob("*.py")), folder / "board.toml", *sorted(package.glob("core/*.py"))]:
        if path.exists():
            source = Source(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
            survey_file(source, game, rules, survey)
    return survey


def survey_file(source: "Source", game: str, rules: Set[str], survey: Survey) -> None:
    """Add what one file cites to the survey."""
    for match in re.finditer(rf"(?<![\w/.-]){game}/[\w/-]+\*?", source.text):
        name, line = match[0], source.line_at(match.start())
        if name not in rules:
            if not any(rule.startswith(f"{name}/") for rule in rules):
                survey.problems.append(f"{source.file}:{line}: {name} is no rule")
        elif source.enforces(line):
            survey.citations.append(Citation(name, source.place(line)))
    for short, line in shortened(source, game, rules):
        survey.problems.append(f"{source.file}:{line}: {short} is shortened; write the full id")


def shortened(source: "Source", game: str, rules: Set[str]) -> Iterator[tuple[str, int]]:
    """Yield ids without the name of the game, and names that go on from a full id (", name", "to name")."""
    without_game = {rule.removeprefix(f"{game}/") for rule in rules}
    names = {rule.rpartition("/")[2] for rule in rules}
    for match in re.finditer(r"(?<![\w/.-])[\w-]+(?:/[\w-]+)+", source.text):
        if match[0] in without_game:
            yield match[0], source.line_at(match.start())
    following = rf"(?<![\w/.-]){game}/[\w/-]+(?:[,;]|\s+(?:and|or|to))\s+(?:#\s+)?([\w-]+)(?![\w/-])"
    for match in re.finditer(following, source.text):
        if match[1] in names:
            yield match[1], source.line_at(match.start(1))


class Source:
    """A source file: which function a line belongs to, and whether a rule cited there is enforced."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.functions: list[tuple[int, int, str]] = []  # first line, last line, name; the inner after the outer
        self.overview: set[int] = set()  # lines on which a citation only names or quotes a rule
        if file.endswith(".py"):
            tree = ast.parse(text, filename=file)
            self._find_functions(tree, "")
            self._find_overview(tree)

    def line_at(self, position: int) -> int:
        """Return the number of the line with this character."""
        return self.text.count("\n", 0, position) + 1

    def enforces(self, line: int) -> bool:
        """Tell whether a rule cited on this line is carried out there."""
        return line not in self.overview and self.file.rpartition("/")[2] not in NO_PLACE

    def place(self, line: int) -> str:
        """Return file and line, and the innermost function around it."""
        around = [name for first, last, name in self.functions if first <= line <= last]
        return f"{self.file}:{line} {around[-1]}()" if around else f"{self.file}:{line}"

    def _find_functions(self, node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                self.functions.append((child.lineno, child.end_lineno or child.lineno, prefix + child.name))
            inner = f"{prefix}{child.name}." if isinstance(child, ast.ClassDef) else prefix
            self._find_functions(child, inner)

    def _find_overview(self, tree: ast.Module) -> None:
        if ast.get_docstring(tree) is not None:
            self.overview.update(range(1, (tree.body[0].end_lineno or 1) + 1))
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                values = [value for value in node.values if isinstance(value, ast.Constant)]
                self.overview.update(value.lineno for value in values)

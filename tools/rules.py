"""Show which rules have a test, and fail when one has none.

Run as ``python -m tools.rules``. Every rule of every ``rulebook.toml`` must be cited by a test with
``@pytest.mark.rule("game/chapter/name")``. The tests are read, not run.
"""

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

KINDS = ("rule", "derived", "board", "ruling", "invariant")
"""What an entry of a rulebook can be; each kind needs a test."""

UNPROVEN = ("skip", "xfail")
"""Marks under which a test proves nothing."""


@dataclass(frozen=True)
class Rule:
    """One entry of a rulebook."""

    id: str
    chapter: str
    kind: str


@dataclass(frozen=True)
class Rulebook:
    """A game's chapters (title by id, in order) and rules."""

    game: str
    chapters: dict[str, str]
    rules: list[Rule]


@dataclass(frozen=True)
class Citation:
    """A rule id named by a mark on a test, and where."""

    rule: str
    place: str


@dataclass(frozen=True)
class Survey:
    """What the tests cite, and marks that count for nothing."""

    citations: list[Citation]
    problems: list[str]


def main(argv: Sequence[str] | None = None) -> int:
    """Print the report on the project at ``argv[0]``, by default this one; return the exit status."""
    arguments = sys.argv[1:] if argv is None else argv
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    books = load_rulebooks(root)
    survey = survey_tests(root)
    lines, ok = report(books, survey)
    print("\n".join(lines))
    return 0 if ok else 1


def load_rulebooks(root: Path) -> list[Rulebook]:
    """Load the rulebook of every game, by name of the game."""
    paths = sorted(root.glob("src/greatpowers/games/*/rulebook.toml"))
    return [load_rulebook(path) for path in paths]


def load_rulebook(path: Path) -> Rulebook:
    """Load one ``rulebook.toml``; the game is named after its folder."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    chapters = {str(entry["id"]): str(entry["title"]["en"]) for entry in data.get("chapter", [])}
    rules = [
        Rule(str(entry.get("id")), str(entry.get("chapter")), str(entry.get("kind"))) for entry in data.get("rule", [])
    ]
    return Rulebook(path.parent.name, chapters, rules)


def survey_tests(root: Path) -> Survey:
    """Read every test file below ``tests`` for the rules it cites."""
    survey = Survey([], [])
    for path in sorted(root.glob("tests/**/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        survey_module(tree, path.relative_to(root).as_posix(), survey)
    return survey


def survey_module(tree: ast.Module, file: str, survey: Survey) -> None:
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


def report(books: Sequence[Rulebook], survey: Survey) -> tuple[list[str], bool]:
    """Return the lines of the report, and whether all is well."""
    cited = {citation.rule for citation in survey.citations}
    known = {rule.id for book in books for rule in book.rules}
    untested = [rule.id for book in books for rule in book.rules if rule.id not in cited]
    unknown = [f"{cite.place}: {cite.rule}" for cite in survey.citations if cite.rule not in known]
    problems = [*rulebook_problems(books), *survey.problems]

    lines: list[str] = []
    for book in books:
        lines += [*table(book, cited), ""]
    lines += listing("Rules without a test", untested)
    lines += listing("Cited, but in no rulebook", unknown)
    lines += listing("Problems", problems)
    lines += [closing(book, cited) for book in books]
    return lines, not (untested or unknown or problems)


def rulebook_problems(books: Sequence[Rulebook]) -> Iterator[str]:
    """Yield what is wrong with the rulebooks themselves."""
    if not any(book.rules for book in books):
        yield "no rules found in src/greatpowers/games/*/rulebook.toml"
    seen: set[str] = set()
    for book in books:
        for rule in book.rules:
            if rule.id in seen:
                yield f"{book.game}: {rule.id} is there twice"
            if rule.chapter not in book.chapters:
                yield f"{book.game}: {rule.id} is in chapter {rule.chapter}, which is not listed"
            if rule.kind not in KINDS:
                yield f"{book.game}: {rule.id} is of kind {rule.kind}, not one of {', '.join(KINDS)}"
            seen.add(rule.id)


def table(book: Rulebook, cited: set[str]) -> list[str]:
    """Return a game's table: tested rules and all rules, by chapter and by kind."""
    by_chapter = [
        (title, [rule for rule in book.rules if rule.chapter == chapter]) for chapter, title in book.chapters.items()
    ]
    by_kind = [(kind, [rule for rule in book.rules if rule.kind == kind]) for kind in KINDS]
    groups = [*by_chapter, *((f"kind: {kind}", rules) for kind, rules in by_kind if rules)]
    width = max((len(name) for name, _ in groups), default=0)
    width = max(width, len(book.game))
    lines = [f"{book.game:<{width}}  tested  rules"]
    for name, rules in groups:
        tested = count_tested(rules, cited)
        missing = f"  {len(rules) - tested} missing" if tested < len(rules) else ""
        lines.append(f"{name:<{width}}  {tested:>6}  {len(rules):>5}{missing}")
    lines.insert(1 + len(by_chapter), "-" * (width + 15))
    return lines


def listing(heading: str, entries: Sequence[str]) -> list[str]:
    """Return the entries under their heading, or nothing if there are none."""
    if not entries:
        return []
    return [f"{heading} ({len(entries)}):", *(f"  {entry}" for entry in entries), ""]


def closing(book: Rulebook, cited: set[str]) -> str:
    """Return a game's closing line."""
    return f"{book.game}: {count_tested(book.rules, cited)}/{len(book.rules)} rules have a test"


def count_tested(rules: Iterable[Rule], cited: set[str]) -> int:
    """Count the rules that are cited."""
    return sum(rule.id in cited for rule in rules)


if __name__ == "__main__":
    sys.exit(main())

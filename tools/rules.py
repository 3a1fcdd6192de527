"""Show for each rule which tests prove it and which code carries it out; fail when either is missing.

Run as ``python -m tools.rules``, with ``--missing`` for the gaps only, or with ``--where ID`` for all about one rule.
What counts as a citation is described in ``tools/citations.py``. A rule that needs no code says why in its
``rulebook.toml`` (``nothing_to_enforce = "..."``), and a ruling says which chapters it belongs to
(``belongs_to = ["..."]``).
"""

import re
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from tools.citations import survey_source, survey_tests

KINDS = ("rule", "derived", "board", "ruling", "invariant")
"""What an entry of a rulebook can be; each kind needs a test."""


@dataclass
class Rule:
    """One entry of a rulebook, the tests that prove it and the places that enforce it."""

    id: str
    chapter: str
    kind: str
    text: str
    nothing_to_enforce: str
    belongs_to: list[str]
    tests: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)

    @property
    def has_place(self) -> bool:
        """Whether the rule is enforced somewhere, or needs no code."""
        return bool(self.places or self.nothing_to_enforce)


@dataclass(frozen=True)
class Rulebook:
    """A game's chapters (title by id, in order) and rules."""

    game: str
    chapters: dict[str, str]
    rules: list[Rule]


def main(argv: Sequence[str] | None = None) -> int:
    """Print what was asked for; return the exit status."""
    parser = ArgumentParser("python -m tools.rules", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--where", metavar="ID", help="print the text, places and tests of one rule")
    parser.add_argument("--missing", action="store_true", help="print only what is missing or wrong")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="the project")
    arguments = parser.parse_args(argv)

    books = load_rulebooks(arguments.root, arguments.games)
    problems = [*rulebook_problems(books), *read_citations(arguments.root, books, arguments.games)]
    if arguments.where:
        return show_rule(books, arguments.where)
    gaps = report_gaps(books, problems)
    tables = [] if arguments.missing else [line for book in books for line in [*table(book), ""]]
    print("\n".join([*tables, *gaps, *map(totals, books)]))
    return 1 if gaps else 0


# -- reading -------------------------------------------------------------------------------------------------


def load_rulebooks(root: Path, games: Sequence[str]) -> list[Rulebook]:
    """Load the rulebook of every game, or of these."""
    paths = sorted(root.glob("src/greatpowers/games/*/rulebook.toml"))
    return [load_rulebook(path) for path in paths if not games or path.parent.name in games]


def load_rulebook(path: Path) -> Rulebook:
    """Load one ``rulebook.toml``; the game is named after its folder."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    chapters = {str(entry["id"]): str(entry["title"]["en"]) for entry in data.get("chapter", [])}
    rules = [
        Rule(
            id=str(entry.get("id")),
            chapter=str(entry.get("chapter")),
            kind=str(entry.get("kind")),
            text=str(entry.get("text", {}).get("en", "")),
            nothing_to_enforce=str(entry.get("nothing_to_enforce", "")),
            belongs_to=list(entry.get("belongs_to", [])),
        )
        for entry in data.get("rule", [])
    ]
    return Rulebook(path.parent.name, chapters, rules)


def read_citations(root: Path, books: Sequence[Rulebook], games: Sequence[str]) -> Iterator[str]:
    """Add tests and places to the rules; yield what is wrong with the citations, of these games if any are named."""
    rules = {rule.id: rule for book in books for rule in book.rules}
    tests = survey_tests(root)
    yield from tests.problems
    for citation in tests.citations:
        if citation.rule in rules:
            rules[citation.rule].tests.append(citation.place)
        elif not games or citation.rule.partition("/")[0] in games:
            yield f"{citation.place}: {citation.rule} is no rule"
    for book in books:
        source = survey_source(root, book.game, {rule.id for rule in book.rules})
        yield from source.problems
        for citation in source.citations:
            rules[citation.rule].places.append(citation.place)


def rulebook_problems(books: Sequence[Rulebook]) -> Iterator[str]:
    """Yield what is wrong with the rulebooks themselves."""
    if not any(book.rules for book in books):
        yield "no rules found in src/greatpowers/games/*/rulebook.toml"
    ids = {rule.id for book in books for rule in book.rules}
    seen: set[str] = set()
    for book in books:
        for rule in book.rules:
            if rule.id in seen:
                yield f"{book.game}: {rule.id} is there twice"
            if rule.kind not in KINDS:
                yield f"{book.game}: {rule.id} is of kind {rule.kind}, not one of {', '.join(KINDS)}"
            if rule.kind == "ruling" and not rule.belongs_to:
                yield f"{book.game}: {rule.id} is a ruling and does not name its chapter (belongs_to)"
            for chapter in [rule.chapter, *rule.belongs_to]:
                if chapter not in book.chapters:
                    yield f"{book.game}: {rule.id} is in chapter {chapter}, which is not listed"
            for other in re.findall(rf"{book.game}/[\w/-]+", rule.nothing_to_enforce):
                if other not in ids:
                    yield f"{book.game}: {rule.id} has nothing to enforce because of {other}, which is no rule"
            seen.add(rule.id)


# -- printing ------------------------------------------------------------------------------------------------


def table(book: Rulebook) -> list[str]:
    """Return a game's table: for each rule how many tests prove it, and the first place that enforces it."""
    width = max((len(label(rule)) for rule in book.rules), default=0)
    lines = [f"{book.game:<{width + 2}}  tests  enforced in"]
    for chapter, title in book.chapters.items():
        lines.append(title)
        for rule in book.rules:
            if rule.chapter == chapter:
                lines.append(f"  {label(rule):<{width}}  {len(rule.tests) or '-':>5}  {first_place(rule)}")
    return lines


def label(rule: Rule) -> str:
    """Return the id of a rule, and the chapters that a ruling belongs to."""
    return f"{rule.id} ({', '.join(rule.belongs_to)})" if rule.belongs_to else rule.id


def first_place(rule: Rule) -> str:
    """Return where a rule is enforced, or why nowhere."""
    if not rule.places:
        return f"nothing to enforce: {rule.nothing_to_enforce}" if rule.nothing_to_enforce else "-"
    more = f", and {len(rule.places) - 1} more" if len(rule.places) > 1 else ""
    return rule.places[0] + more


def report_gaps(books: Sequence[Rulebook], problems: Sequence[str]) -> list[str]:
    """Return the lists of what is missing or wrong, by chapter."""
    lines: list[str] = []
    for book in books:
        lines += gaps_by_chapter(book, "without a test", [rule for rule in book.rules if not rule.tests])
        lines += gaps_by_chapter(book, "enforced nowhere", [rule for rule in book.rules if not rule.has_place])
    contradictions = [
        f"{rule.id} has nothing to enforce, yet it is cited in {rule.places[0]}"
        for book in books
        for rule in book.rules
        if rule.places and rule.nothing_to_enforce
    ]
    wrong = [*problems, *contradictions]
    if wrong:
        lines += [f"Problems ({len(wrong)}):", *(f"  {problem}" for problem in wrong), ""]
    return lines


def gaps_by_chapter(book: Rulebook, what: str, rules: Sequence[Rule]) -> list[str]:
    """Return these rules under the titles of their chapters, or nothing if there are none."""
    if not rules:
        return []
    lines = [f"{book.game}: rules {what} ({len(rules)})"]
    for chapter in dict.fromkeys(rule.chapter for rule in rules):
        lines.append(f"  {book.chapters.get(chapter, chapter)}")
        lines += [f"    {rule.id}" for rule in rules if rule.chapter == chapter]
    return [*lines, ""]


def totals(book: Rulebook) -> str:
    """Return a game's closing line."""
    tested = sum(bool(rule.tests) for rule in book.rules)
    enforced = sum(bool(rule.places) for rule in book.rules)
    nothing = sum(bool(rule.nothing_to_enforce) for rule in book.rules)
    return (
        f"{book.game}: {len(book.rules)} rules, {tested} tested, {enforced} enforced, {nothing} with nothing to enforce"
    )


def show_rule(books: Sequence[Rulebook], wanted: str) -> int:
    """Print all about one rule."""
    rules = {rule.id: rule for book in books for rule in book.rules}
    rule = rules.get(wanted)
    if rule is None:
        near = get_close_matches(wanted, rules, n=3)
        print(f"{wanted} is no rule" + (f"; did you mean {', '.join(near)}?" if near else ""))
        return 1
    places = rule.places or [rule.nothing_to_enforce or "-"]
    print(f"{label(rule)}\n  {rule.text}\n")
    print("Enforced in", *places, sep="\n  ")
    print("Tested in", *(rule.tests or ["-"]), sep="\n  ")
    return 0 if rule.tests and rule.has_place else 1


if __name__ == "__main__":
    sys.exit(main())

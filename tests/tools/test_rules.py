"""The table of rules: what counts as a test of a rule and as its place in the code, and when the tool fails."""

from pathlib import Path
from textwrap import dedent

import pytest

from tools.rules import main

RULEBOOK = """
    [[chapter]]
    id = "setup"
    title.en = "Setting up"

    [[chapter]]
    id = "investor"
    title.en = "Investor"

    [[rule]]
    id = "toy/setup/money"
    chapter = "setup"
    kind = "rule"

    [[rule]]
    id = "toy/investor/interest"
    chapter = "investor"
    kind = "derived"
"""

SOURCE = '''
    """The toy game (toy/setup, toy/investor)."""

    CASH = 13  # toy/setup/money


    def pay():
        """toy/investor/interest: all of it."""
'''


class Project:
    """A small project tree to run the tool on."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.capsys = capsys

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")

    def rulebook(self, text: str, game: str = "toy") -> None:
        self.write(f"src/greatpowers/games/{game}/rulebook.toml", text)

    def source(self, text: str, file: str = "toy/turn.py") -> None:
        self.write(f"src/greatpowers/games/{file}", text)

    def tests(self, text: str, file: str = "tests/games/test_toy.py") -> None:
        self.write(file, text)

    def run(self, *arguments: str) -> tuple[int, list[str]]:
        status = main([*arguments, "--root", str(self.root)])
        return status, self.capsys.readouterr().out.splitlines()


@pytest.fixture
def project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Project:
    project = Project(tmp_path, capsys)
    project.rulebook(RULEBOOK)
    project.source(SOURCE)
    return project


BOTH = '"toy/setup/money", "toy/investor/interest"'
TESTED = f"pytestmark = pytest.mark.rule({BOTH})"


@pytest.mark.parametrize(
    "text",
    [
        f"@pytest.mark.rule({BOTH})\ndef test_it(): ...",
        f"@pytest.mark.rule({BOTH})\nasync def test_it(): ...",
        f"@mark.rule({BOTH})\ndef test_it(): ...",
        f"@pytest.mark.rule({BOTH})\nclass TestIt: ...",
        f"class TestIt:\n    @pytest.mark.rule({BOTH})\n    def test_it(self): ...",
        f"pytestmark = pytest.mark.rule({BOTH})",
        f"pytestmark: object = [pytest.mark.slow, pytest.mark.rule({BOTH})]",
        f"CASES = [pytest.param(1, marks=pytest.mark.rule({BOTH}))]",
        f"CASES = [pytest.param(1, marks=(pytest.mark.slow, pytest.mark.rule({BOTH})))]",
    ],
)
def test_every_way_to_mark_a_test_counts(project: Project, text: str) -> None:
    project.tests(text)
    status, lines = project.run()
    assert status == 0
    assert lines[-1] == "toy: 2 rules, 2 tested, 2 enforced, 0 with nothing to enforce"


def test_table_shows_tests_and_place_of_each_rule_by_chapter(project: Project) -> None:
    project.tests('@pytest.mark.rule("toy/setup/money")\ndef test_it(): ...')
    status, lines = project.run()
    assert status == 1
    assert lines == [
        "toy                      tests  enforced in",
        "Setting up",
        "  toy/setup/money            1  src/greatpowers/games/toy/turn.py:4",
        "Investor",
        "  toy/investor/interest      -  src/greatpowers/games/toy/turn.py:8 pay()",
        "",
        "toy: rules without a test (1)",
        "  Investor",
        "    toy/investor/interest",
        "",
        "toy: 2 rules, 1 tested, 2 enforced, 0 with nothing to enforce",
    ]


def test_citing_a_rule_that_does_not_exist_fails(project: Project) -> None:
    project.tests(f'import pytest\n\n@pytest.mark.rule({BOTH}, "toy/setup/mony")\ndef test_it(): ...')
    status, lines = project.run()
    assert status == 1
    assert "  tests/games/test_toy.py:3: toy/setup/mony is no rule" in lines


@pytest.mark.parametrize(
    "text",
    [
        f"@pytest.mark.rule({BOTH})\ndef helper(): ...",
        f"pytest.mark.rule({BOTH})",
        f"@pytest.mark.skip\n@pytest.mark.rule({BOTH})\ndef test_it(): ...",
        f"@pytest.mark.rule({BOTH})\n@pytest.mark.xfail(reason='later')\ndef test_it(): ...",
        f"CASES = [pytest.param(1, marks=[pytest.mark.skip, pytest.mark.rule({BOTH})])]",
    ],
)
def test_a_mark_that_proves_nothing_does_not_count(project: Project, text: str) -> None:
    project.tests(text)
    status, lines = project.run()
    assert status == 1
    assert any("marks no test, or one that is skipped or expected to fail" in line for line in lines)
    assert lines[-1] == "toy: 2 rules, 0 tested, 2 enforced, 0 with nothing to enforce"


@pytest.mark.parametrize(
    ("mark", "problem"),
    [
        ("pytest.mark.rule(*IDS)", "cite rules by plain strings, not *IDS"),
        ("pytest.mark.rule(INTEREST)", "cite rules by plain strings, not INTEREST"),
        ("pytest.mark.rule()", "cites no rule"),
    ],
)
def test_a_mark_that_cannot_be_read_fails(project: Project, mark: str, problem: str) -> None:
    project.tests(f"pytestmark = pytest.mark.rule({BOTH})\n@{mark}\ndef test_it(): ...")
    status, lines = project.run()
    assert status == 1
    assert f"  tests/games/test_toy.py:2: {problem}" in lines


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (
            'id = "toy/setup/money"\nchapter = "setup"\nkind = "rule"',
            "toy: toy/setup/money is there twice",
        ),
        (
            'id = "toy/war"\nchapter = "war"\nkind = "rule"',
            "toy: toy/war is in chapter war, which is not listed",
        ),
        (
            'id = "toy/war"\nchapter = "setup"\nkind = "hint"',
            "toy: toy/war is of kind hint, not one of rule, derived, board, ruling, invariant",
        ),
        (
            'id = "toy/war"\nchapter = "setup"\nkind = "ruling"',
            "toy: toy/war is a ruling and does not name its chapter (belongs_to)",
        ),
        (
            'id = "toy/war"\nchapter = "setup"\nkind = "ruling"\nbelongs_to = ["setup", "war"]',
            "toy: toy/war is in chapter war, which is not listed",
        ),
        (
            'id = "toy/war"\nchapter = "setup"\nkind = "rule"\nnothing_to_enforce = "an example of toy/setup/cash"',
            "toy: toy/war has nothing to enforce because of toy/setup/cash, which is no rule",
        ),
    ],
)
def test_a_faulty_rulebook_fails(project: Project, entry: str, problem: str) -> None:
    project.rulebook(f"{dedent(RULEBOOK)}\n[[rule]]\n{entry}\n")
    project.tests(f'pytestmark = pytest.mark.rule({BOTH}, "toy/war")')
    status, lines = project.run()
    assert status == 1
    assert f"  {problem}" in lines


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ('def pay():\n    """toy/investor/interest: all of it."""', "turn.py:2 pay()"),
        ("class Bank:\n    def pay(self):\n        x = 1  # toy/investor/interest", "turn.py:3 Bank.pay()"),
        ('def why_not():\n    return Refusal("toy/investor/interest")', "turn.py:2 why_not()"),
        ("RATE = 2  # toy/investor/interest", "turn.py:1"),
    ],
)
def test_a_full_id_in_the_code_is_a_place(project: Project, source: str, place: str) -> None:
    project.source(source)
    _, lines = project.run()
    assert any(line.endswith(f"toy/{place}") for line in lines if "toy/investor/interest" in line)


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("toy/bank.py", '"""Pays interest (toy/investor/interest)."""'),
        ("toy/bank.py", 'OUT_OF_STEP = {"pay": "toy/investor/interest"}'),
        ("toy/never.py", 'def why_never():\n    return "toy/investor/interest"'),
        ("toy/help.toml", '# toy/investor/interest\n"pay" = "toy/investor/interest"'),
    ],
)
def test_naming_a_rule_without_carrying_it_out_is_no_place(project: Project, file: str, source: str) -> None:
    project.source("CASH = 13  # toy/setup/money")
    project.source(source, file)
    project.tests(TESTED)
    status, lines = project.run("--missing")
    assert status == 1
    assert lines[:3] == ["toy: rules enforced nowhere (1)", "  Investor", "    toy/investor/interest"]


def test_board_and_core_are_places(project: Project) -> None:
    project.source("# toy/setup/money\n[board]", "toy/board.toml")
    project.source("def pay():\n    x = 1  # toy/investor/interest", "../core/steps.py")
    project.source("", "toy/turn.py")
    project.tests(TESTED)
    status, _ = project.run()
    assert status == 0


@pytest.mark.parametrize(
    ("comment", "problem"),
    [
        ("toy/setup/mony", "toy/setup/mony is no rule"),
        ("toy/setup/*", "toy/setup/* is no rule"),
        ("toy/setup/mon*", "toy/setup/mon* is no rule"),
        ("setup/money", "setup/money is shortened; write the full id"),
        ("toy/investor/interest, money", "money is shortened; write the full id"),
        ("toy/investor/interest to money", "money is shortened; write the full id"),
        ("toy/investor/interest and\n# money: both", "money is shortened; write the full id"),
    ],
)
def test_unknown_and_shortened_ids_fail(project: Project, comment: str, problem: str) -> None:
    project.source(f"# {comment}", "toy/bank.py")
    project.tests(TESTED)
    status, lines = project.run()
    assert status == 1
    assert any(line.startswith("  src/greatpowers/games/toy/bank.py:") and problem in line for line in lines)


@pytest.mark.parametrize("comment", ["toy/setup", "toy/setup/money, then more", "src/greatpowers/games/toy/map.py"])
def test_chapters_words_and_paths_are_no_faulty_ids(project: Project, comment: str) -> None:
    project.source(f"# {comment}", "toy/bank.py")
    project.tests(TESTED)
    status, _ = project.run()
    assert status == 0


def test_a_rule_may_have_nothing_to_enforce(project: Project) -> None:
    reason = 'nothing_to_enforce = "players may talk"'
    project.rulebook(dedent(RULEBOOK).replace('kind = "derived"', f'kind = "derived"\n{reason}'))
    project.tests(TESTED)
    status, lines = project.run()
    assert status == 1
    place = "src/greatpowers/games/toy/turn.py:8 pay()"
    assert f"  toy/investor/interest has nothing to enforce, yet it is cited in {place}" in lines

    project.source("CASH = 13  # toy/setup/money")
    status, lines = project.run()
    assert status == 0
    assert "  toy/investor/interest      1  nothing to enforce: players may talk" in lines


def test_a_ruling_shows_its_chapters(project: Project) -> None:
    ruling = 'id = "toy/ruling/tie"\nchapter = "setup"\nkind = "ruling"\nbelongs_to = ["investor"]'
    project.rulebook(f"{dedent(RULEBOOK)}\n[[rule]]\n{ruling}\n")
    _, lines = project.run()
    assert any(line.startswith("  toy/ruling/tie (investor)") for line in lines)


def test_where_shows_all_about_one_rule(project: Project) -> None:
    project.rulebook(dedent(RULEBOOK) + 'text.en = "Bonds pay interest."\n')
    project.source("# toy/investor/interest", "toy/bank.py")
    project.tests(TESTED)
    assert project.run("--where", "toy/investor/interest") == (
        0,
        [
            "toy/investor/interest",
            "  Bonds pay interest.",
            "",
            "Enforced in",
            "  src/greatpowers/games/toy/bank.py:1",
            "  src/greatpowers/games/toy/turn.py:8 pay()",
            "Tested in",
            "  tests/games/test_toy.py:1",
        ],
    )
    assert project.run("--where", "toy/investor/intrest") == (
        1,
        ["toy/investor/intrest is no rule; did you mean toy/investor/interest?"],
    )


def test_every_game_has_its_table_unless_some_are_named(project: Project) -> None:
    project.rulebook(RULEBOOK.replace("toy/", "war/"), game="war")
    project.source(SOURCE.replace("toy/", "war/"), "war/turn.py")
    project.tests(TESTED)
    project.tests(TESTED.replace("toy/", "war/"), file="tests/test_war.py")
    status, lines = project.run()
    assert status == 0
    assert [line.partition(":")[0] for line in lines[-2:]] == ["toy", "war"]
    project.source("", "war/turn.py")
    assert project.run("toy")[0] == 0
    assert project.run("war")[0] == 1


def test_a_project_without_rules_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = Project(tmp_path, capsys).run()
    assert status == 1
    assert "  no rules found in src/greatpowers/games/*/rulebook.toml" in lines

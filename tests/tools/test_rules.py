"""The table of rule coverage: what counts as a test of a rule, and when the tool fails."""

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

    def tests(self, text: str, file: str = "tests/games/test_toy.py") -> None:
        self.write(file, text)

    def run(self) -> tuple[int, list[str]]:
        status = main([str(self.root)])
        return status, self.capsys.readouterr().out.splitlines()


@pytest.fixture
def project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Project:
    project = Project(tmp_path, capsys)
    project.rulebook(RULEBOOK)
    return project


BOTH = '"toy/setup/money", "toy/investor/interest"'


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
    assert lines[-1] == "toy: 2/2 rules have a test"


def test_table_is_aligned_by_chapter_and_kind(project: Project) -> None:
    project.tests('@pytest.mark.rule("toy/setup/money")\ndef test_it(): ...')
    status, lines = project.run()
    assert status == 1
    assert lines == [
        "toy            tested  rules",
        "Setting up          1      1",
        "Investor            0      1  1 missing",
        "----------------------------",
        "kind: rule          1      1",
        "kind: derived       0      1  1 missing",
        "",
        "Rules without a test (1):",
        "  toy/investor/interest",
        "",
        "toy: 1/2 rules have a test",
    ]


def test_citing_a_rule_that_does_not_exist_fails(project: Project) -> None:
    project.tests(f'import pytest\n\n@pytest.mark.rule({BOTH}, "toy/setup/mony")\ndef test_it(): ...')
    status, lines = project.run()
    assert status == 1
    assert "Cited, but in no rulebook (1):" in lines
    assert "  tests/games/test_toy.py:3: toy/setup/mony" in lines
    assert lines[-1] == "toy: 2/2 rules have a test"


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
    assert lines[-1] == "toy: 0/2 rules have a test"


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
    ],
)
def test_a_faulty_rulebook_fails(project: Project, entry: str, problem: str) -> None:
    project.rulebook(f"{dedent(RULEBOOK)}\n[[rule]]\n{entry}\n")
    project.tests(f'pytestmark = pytest.mark.rule({BOTH}, "toy/war")')
    status, lines = project.run()
    assert status == 1
    assert f"  {problem}" in lines


def test_every_game_has_its_table_and_closing_line(project: Project) -> None:
    project.rulebook(RULEBOOK.replace("toy/", "war/"), game="war")
    project.tests(f"pytestmark = pytest.mark.rule({BOTH})")
    project.tests(f"pytestmark = pytest.mark.rule({BOTH.replace('toy/', 'war/')})", file="tests/test_war.py")
    status, lines = project.run()
    assert status == 0
    assert lines[-2:] == ["toy: 2/2 rules have a test", "war: 2/2 rules have a test"]


def test_a_project_without_rules_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = Project(tmp_path, capsys).run()
    assert status == 1
    assert "  no rules found in src/greatpowers/games/*/rulebook.toml" in lines

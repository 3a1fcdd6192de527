"""Every Python example in the pages for readers is run, and every link between the pages leads somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from greatpowers.games import read_record

ROOT = Path(__file__).parent.parent
AT_THE_ROOT = ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
PAGES = [*(ROOT / name for name in AT_THE_ROOT), *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_examples_of_a_page_run_as_printed(path: Path) -> None:
    examples = "\n".join(EXAMPLE.findall(path.read_text("utf-8")))
    test = doctest.DocTestParser().get_doctest(examples, {}, path.name, str(path), 0)
    said: list[str] = []
    result = doctest.DocTestRunner().run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_there_are_examples() -> None:
    assert sum(len(EXAMPLE.findall(path.read_text("utf-8"))) for path in PAGES) >= 4


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_the_record_on_the_page_about_records_opens() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    shown = page.split("```\n")[1]
    assert len(read_record(shown).actions) == 5

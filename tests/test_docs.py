"""Every Python example in README and docs is run, and every link between the pages leads somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from greatpowers.games import read_record

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run_as_printed(page: Path) -> None:
    examples = "\n".join(EXAMPLE.findall(page.read_text("utf-8")))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    said: list[str] = []
    result = doctest.DocTestRunner().run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_there_are_examples() -> None:
    assert sum(len(EXAMPLE.findall(page.read_text("utf-8"))) for page in PAGES) >= 4


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_record_on_the_page_about_records_opens() -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    shown = page.split("```\n")[1]
    assert len(read_record(shown).actions) == 5

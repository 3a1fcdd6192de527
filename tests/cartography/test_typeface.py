"""The shipped typeface in a real browser: names are as wide as the board was laid out for.

Without Chromium these tests are skipped; with GREATPOWERS_BROWSER_TESTS=require they fail.
"""

from __future__ import annotations

import base64
import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from greatpowers.core.board import LANGUAGES
from tests.cartography.drawn import BOARDS, LETTERS, MAP, Drawn, printed

FONTS = Path(__file__).parents[2] / "web" / "src" / "board" / "fonts"
LARGEST = 27_000  # bytes of one font
SIZE = 100  # px
# As web/src/board/Print.svelte sets them.
STYLES = {
    "home": "font-weight: 700; font-variant-caps: small-caps; letter-spacing: 0.02em",
    "land": "font-weight: 500; text-transform: uppercase; letter-spacing: 0.09em",
    "plain": "font-weight: 600; letter-spacing: 0.03em",
    "sea": "font-weight: 500; font-style: italic",
}
MEASURE = """async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
  return [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width);
}"""


def kind_of(board: Drawn, region: dict[str, Any]) -> str:
    if region["kind"] == "land" and "power" in region:
        return "home"
    return str(board.map.get("lettering", {}).get(region["kind"], region["kind"]))


def names() -> list[tuple[str, str]]:
    """Every line of lettering on land and at sea, with its style."""
    labels = [
        (kind_of(board, region), region["label"][language])
        for board in BOARDS
        for region in board.regions.values()
        for language in LANGUAGES
    ]
    return sorted({(line, kind) for kind, label in labels for line in label["lines"]})


def page() -> str:
    faces = ""
    for name, style in (("roman", "font-weight: 500 700"), ("italic", "font-weight: 500; font-style: italic")):
        data = base64.b64encode((FONTS / f"{name}.woff2").read_bytes()).decode()
        faces += f'@font-face {{ font-family: "Shipped"; {style}; src: url(data:font/woff2;base64,{data}) }}\n'
    lines = "".join(f'<div><span style="{STYLES[kind]}">{line}</span></div>' for line, kind in names())
    faces += f'div {{ font: {SIZE}px "Shipped", monospace; white-space: nowrap }}'
    return f'<meta charset="utf-8"><style>{faces}</style>{lines}'


@pytest.fixture(scope="module")
def measured() -> list[float]:
    found = shutil.which("chromium")
    if found is None:
        (pytest.fail if os.environ.get("GREATPOWERS_BROWSER_TESTS") == "require" else pytest.skip)("no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        shown = browser.new_page()
        shown.set_content(page())
        widths: list[float] = shown.evaluate(MEASURE)
        browser.close()
    return widths


def test_names_are_as_wide_as_they_were_measured(measured: list[float]) -> None:
    """Never wider; narrower where letters are kerned, and by browsers that set small capitals smaller than others."""
    wrong = []
    for (line, kind), width in zip(names(), measured, strict=True):
        least = 0.82 if kind == "home" else 0.93
        if not least < width / SIZE / printed(line, kind) < 1.01:
            wrong.append((line, kind, width / SIZE, printed(line, kind)))
    assert wrong == []


def test_the_fonts_are_small_and_free() -> None:
    files = sorted(path.name for path in FONTS.iterdir())
    assert files == ["OFL.txt", "fonts.css", "italic.woff2", "roman.woff2"]
    assert all((FONTS / f"{name}.woff2").stat().st_size < LARGEST for name in ("roman", "italic"))
    assert "SIL Open Font License" in (FONTS / "OFL.txt").read_text("utf-8")


def test_the_title_can_be_set() -> None:
    for line in MAP["title"]:
        plain = sum(LETTERS[line["face"]][letter] for letter in line["text"]) * line["size"]
        assert plain < line["width"] < plain * 1.4

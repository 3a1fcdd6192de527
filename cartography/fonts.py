"""The typeface of the boards: `python -m cartography.fonts FOLDER` cuts what we need out of EB Garamond.

FOLDER is the unpacked npm package `@fontsource-variable/eb-garamond`. Two small files go to the client: a roman whose
weight can be chosen, for names and headings, and an italic for seas and scenery. What each letter measures goes to
`data/letters.json`, so that names can be laid out, and tested, without any tool for fonts.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "web" / "src" / "board" / "fonts"
LETTERS = Path(__file__).parent / "data" / "letters.json"
NORMAL, BOLD = 500, 700
# Headings in English, German and French may hold any of these.
ALPHABET = "abcdefghijklmnopqrstuvwxyzäöüßàâæçèéêëîïôœùû" + "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÀÂÆÇÈÉÊËÎÏÔŒÙÛ"
SIGNS = " 0123456789.,:;!?'’-–()/×·&«»„“”%+"


def italic_letters() -> str:
    """Small letters, and what the seas and scenery of every board need in any language."""
    names = "abcdefghijklmnopqrstuvwxyz"
    for path in sorted((ROOT / "src" / "greatpowers" / "games").glob("*/board.toml")):
        board = tomllib.loads(path.read_text("utf-8"))
        seas = [region for region in board["region"] if region["kind"] == "sea"]
        names += "".join("".join(place["name"].values()) for place in seas + board.get("scenery", []))
    return "".join(sorted(set(names)))


def load(folder: Path, style: str, **weight: float | tuple[float, float]) -> TTFont:
    """A style of the typeface at one weight, or between two."""
    font = TTFont(folder / "files" / f"eb-garamond-latin-wght-{style}.woff2")
    return instancer.instantiateVariableFont(font, weight)


def cut(font: TTFont, letters: str, name: str) -> None:
    """Write only these letters, for the web."""
    options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern", "liga", "pnum", "tnum"])
    options.name_IDs = [0, 1, 2, 13, 14]  # its name, its makers and its licence go along
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    font["head"].modified = font["head"].created  # the same bytes each time
    font.recalcTimestamp = False
    font.save(FONTS / f"{name}.woff2")


def advances(font: TTFont, letters: str) -> dict[str, float]:
    """How far each letter moves the pen, in sizes."""
    glyphs, widths, whole = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return {letter: round(widths[glyphs[ord(letter)]][0] / whole, 3) for letter in letters}


def main(folder: Path) -> None:
    """Write the fonts and their measures."""
    roman, italic = ALPHABET + SIGNS, italic_letters()
    measures = {
        "roman": advances(load(folder, "normal", wght=NORMAL), roman),
        "bold": advances(load(folder, "normal", wght=BOLD), roman),
        "italic": advances(load(folder, "italic", wght=NORMAL), ALPHABET + SIGNS),
    }
    LETTERS.write_text(json.dumps(measures, ensure_ascii=False, indent=1) + "\n", "utf-8")
    cut(load(folder, "normal", wght=(NORMAL, BOLD)), roman, "roman")
    cut(load(folder, "italic", wght=NORMAL), italic, "italic")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

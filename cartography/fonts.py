"""The typeface of the boards: `python -m cartography.fonts FOLDER` cuts what we need out of EB Garamond.

FOLDER is the unpacked npm package `@fontsource-variable/eb-garamond`. Two small files go to the client: a roman
whose weight can be chosen, and an italic, both for the board and for all that is read. What each letter measures goes
to `data/letters.json`, so that names can be laid out, and tested, without any tool for fonts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "web" / "src" / "board" / "fonts"
LETTERS = Path(__file__).parent / "data" / "letters.json"
NORMAL, BOLD = 500, 700
# Texts in English, German and French may hold any of these; the names of players have what letters they like.
ALPHABET = "abcdefghijklmnopqrstuvwxyzäöüßàâæçèéêëîïôœùû" + "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÀÂÆÇÈÉÊËÎÏÔŒÙÛ"
SIGNS = " 0123456789.,:;!?'’-–()/×·&«»„“”%+"
MORE = '\u00a0"‘‚—…*=<>[]_@#§°−↑↓áíóúñ'  # in texts, but in no name on a board


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
    letters = ALPHABET + SIGNS
    measures = {
        "roman": advances(load(folder, "normal", wght=NORMAL), letters),
        "bold": advances(load(folder, "normal", wght=BOLD), letters),
        "italic": advances(load(folder, "italic", wght=NORMAL), letters),
    }
    LETTERS.write_text(json.dumps(measures, ensure_ascii=False, indent=1) + "\n", "utf-8")
    cut(load(folder, "normal", wght=(NORMAL, BOLD)), letters + MORE, "roman")
    cut(load(folder, "italic", wght=NORMAL), letters + "\u00a0…", "italic")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

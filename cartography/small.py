"""`python -m cartography.small`: small pictures of the sheets, shown until the client has painted the sheet itself.

Chromium paints them. They are made whenever a sheet was drawn anew.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
STAMPS = Path(__file__).parent / "data" / "small.json"  # of which art the pictures are
GAMES = ("imperial", "imperunde", "war")
THEMES = ("light", "dark")
WIDTH = 560  # px
QUALITY = 27
# Fine grain and lines would cost more than all the rest, and are not seen at this size.
PAGE = """<style>
body { margin: 0 }
svg { display: block; width: 100vw; height: 100vh }
.map-texture [filter*=grain], .map-graticule { display: none }
</style>"""


def art(game: str) -> str:
    """The sheet that is committed."""
    return (ROOT / "src" / "greatpowers" / "games" / game / "map-art.svg").read_text("utf-8")


def picture(game: str, theme: str) -> Path:
    """Where the client finds the picture of a sheet."""
    return ROOT / "web" / "src" / "games" / game / "board" / f"sheet-{theme}.avif"


def stamp(game: str) -> str:
    """Tells whether the pictures are of this sheet."""
    return hashlib.sha256(art(game).encode()).hexdigest()


def paint(game: str, theme: str, folder: Path) -> Image.Image:
    """A sheet as a small picture, transparent outside of a round one."""
    size = json.loads((ROOT / "src" / "greatpowers" / "games" / game / "map.json").read_text("utf-8"))["viewBox"]
    page, shot = folder / "page.html", folder / "shot.png"
    page.write_text(PAGE + art(game).replace("<svg ", f'<svg data-theme="{theme}" ', 1), "utf-8")
    window = f"--window-size={WIDTH},{round(WIDTH * size[3] / size[2])}"
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--default-background-color=00000000", window]
    subprocess.run(["chromium", *flags, f"--screenshot={shot}", page.as_uri()], check=True, capture_output=True)
    found = Image.open(shot)
    return found if found.getextrema()[3][0] < 255 else found.convert("RGB")


def main() -> None:
    """Paint all of them."""
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            for theme in THEMES:
                paint(game, theme, Path(folder)).save(picture(game, theme), quality=QUALITY, speed=3)
    STAMPS.write_text(json.dumps({game: stamp(game) for game in GAMES}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()

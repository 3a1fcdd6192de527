"""Which browser the people of these tests use, and how large their windows are."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import ViewportSize

import greatpowers.server

LAUNCH = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # letters as wide as on a screen
]
NO_PICTURES = "--blink-settings=imagesEnabled=false"  # drawing the boards is a third of all work
SCREEN: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SITE = Path(greatpowers.server.__file__).parent / "site"

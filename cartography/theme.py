"""Colours of the printed sheet in light and dark, the same for every board, as CSS variables."""

from __future__ import annotations

from typing import Any

COLOURS = {
    "light": {
        "ink": "#3a2a1a",
        "paper": "#f7f0df",
        "blank": "#e9dfc8",
        "alps": "#fbf6ea",
        "edge": "#a9834a",
        "gilt": "#a9834a",
        "sea": "#bdd6d6",
        "deep": "#8fb6c0",
        "shallow": "#e6f1ea",
        "sea-ink": "#24566a",
        "river": "#3f7f94",
        "shade": "#17323c",
        "accent": "#8a3a2a",
        "scroll": "#f7ecd0",
        "margin": "#ead9b0",
        "grain": "#4a3218",
        "stain": "#74501e",
        "wash": "#215c70",
        "foam": "#fffff5",
        "age": "#5b3a12",
    },
    "dark": {
        "ink": "#14100b",
        "paper": "#464033",
        "blank": "#332d24",
        "alps": "#6b6557",
        "edge": "#251c12",
        "gilt": "#8a6d3e",
        "sea": "#1c333d",
        "deep": "#11222b",
        "shallow": "#2c4a55",
        "sea-ink": "#86b4c0",
        "river": "#7fb0c2",
        "shade": "#050b0e",
        "accent": "#c47a5e",
        "scroll": "#4a4030",
        "margin": "#332b1f",
        "grain": "#0c0805",
        "stain": "#0c0805",
        "wash": "#050f14",
        "foam": "#6f9aa6",
        "age": "#000000",
    },
}
# How strongly a power's ink darkens its tint towards the border; at night the ink is light, and must not glow.
STRENGTHS = {"light": {"rim": 0.44, "edge": 0.3}, "dark": {"rim": 0.16, "edge": 0.2}}


def variables(theme: str, styles: dict[str, dict[str, Any]]) -> str:
    """The colours of a theme as CSS declarations; `styles` are the powers'."""
    pairs = {f"--map-{name}": value for name, value in COLOURS[theme].items()}
    pairs |= {f"--map-o-{name}": str(value) for name, value in STRENGTHS[theme].items()}
    for power, style in styles.items():
        pairs |= {f"--map-{power}": style[theme]["tint"], f"--map-{power}-ink": style[theme]["ink"]}
    return ";".join(f"{name}:{value}" for name, value in pairs.items())


def css(styles: dict[str, dict[str, Any]]) -> str:
    """Light, dark where the system prefers it, and whatever `data-theme` says. Classes take the variables up."""
    light, dark = variables("light", styles), variables("dark", styles)
    rules = [f"svg.map-art{{{light}}}", f'svg.map-art[data-theme="dark"]{{{dark}}}']
    rules.append(f'@media(prefers-color-scheme:dark){{svg.map-art:not([data-theme="light"]){{{dark}}}}}')
    names = [*COLOURS["light"], *(f"{p}{end}" for p in styles for end in ("", "-ink"))]
    for name in names:
        rules.append(f".f-{name}{{fill:var(--map-{name})}}.s-{name}{{stroke:var(--map-{name})}}")
        rules.append(f".l-{name}{{flood-color:var(--map-{name})}}.t-{name}{{stop-color:var(--map-{name})}}")
    rules += [f".o-{name}{{opacity:var(--map-o-{name})}}" for name in STRENGTHS["light"]]
    return "".join(rules)

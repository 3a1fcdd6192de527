"""An arena report as one HTML file that needs nothing else."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from greatpowers import __version__
from greatpowers.cli.arena_tables import Cell, Grid, Report


def page(report: Report) -> str:
    """The whole page."""
    say, language = report.text.say, report.text.language
    style = (files("greatpowers.cli") / "arena.css").read_text("utf-8")
    problems = "".join(f"<li>{escape(problem)}</li>" for problem in report.problems())
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{escape(report.title)}</h1>
<p>{escape(report.about)}</p>
{"".join(map(_section, report.grids()))}
{f"<h2>{escape(say('arena-problems'))}</h2><ul>{problems}</ul>" if problems else ""}
<footer>{escape(say("arena-made-by", version=__version__))}</footer>
</main>
</body>
</html>
"""


def _section(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in grid.columns)
    body = "".join(_row(row) for row in grid.rows)
    note = f"<p>{escape(grid.note)}</p>" if grid.note else ""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    title = escape(grid.title)
    return f'<h2>{title}</h2>{note}<div class="scroll" role="region" aria-label="{title}" tabindex="0">{table}</div>\n'


def _row(row: list[Cell]) -> str:
    name, *cells = row
    return f'<tr><th scope="row">{escape(name.text)}</th>{"".join(map(_cell, cells))}</tr>'


def _cell(cell: Cell) -> str:
    side = "good" if cell.heat > 0 else "bad"
    style = f' class="{side}" style="--heat:{abs(cell.heat):.2f}"' if cell.heat else ""
    detail = f"<small>{escape(cell.detail)}</small>" if cell.detail else ""
    return f"<td{style}>{escape(cell.text)}{detail}</td>"

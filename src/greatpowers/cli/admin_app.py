"""The commands for the owner of a server, `greatpowers admin ...`, and their options; `admin` implements them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from greatpowers.cli.console import TEXT, no_colour

say = TEXT.say

admin_app = typer.Typer(
    name="admin",
    help=say("help-admin"),
    no_args_is_help=False,
    rich_markup_mode=None if no_colour() else "rich",
)

Database = Annotated[str, typer.Option("--database", help=say("help-admin-database"), envvar="GREATPOWERS_DATABASE")]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Language = Annotated[str, typer.Option("--language", "-l", help=say("help-language"))]
GuestId = Annotated[str, typer.Argument(help=say("help-admin-guest"), show_default=False)]


@admin_app.callback(invoke_without_command=True)
def _admin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin_app.command(help=say("help-admin-stats"))
def stats(database: Database = "", as_json: Json = False, language: Language = TEXT.language) -> None:
    """See help-admin-stats."""
    from greatpowers.cli import admin

    admin.stats(database, as_json, language)


@admin_app.command(help=say("help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=say("help-admin-backup-file"), show_default=False)],
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-backup."""
    from greatpowers.cli import admin

    admin.backup(file, database, as_json, language)


@admin_app.command(help=say("help-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=say("help-admin-restore-file"), show_default=False)],
    replace: Annotated[bool, typer.Option("--replace", help=say("help-admin-restore-replace"))] = False,
    check: Annotated[bool, typer.Option("--check", help=say("help-admin-restore-check"))] = False,
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-restore."""
    from greatpowers.cli import admin

    admin.restore(file, database, as_json, language, replace=replace, only_check=check)


@admin_app.command(help=say("help-admin-prune"))
def prune(
    older_than: Annotated[str, typer.Option("--older-than", help=say("help-admin-prune-age"), show_default=False)],
    finished: Annotated[bool, typer.Option("--finished", help=say("help-admin-prune-finished"))] = False,
    abandoned: Annotated[bool, typer.Option("--abandoned", help=say("help-admin-prune-abandoned"))] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=say("help-admin-prune-dry-run"))] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=say("help-admin-prune-yes"))] = False,
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-prune."""
    from greatpowers.cli import admin

    both = finished == abandoned
    admin.prune(
        older_than,
        database,
        as_json,
        language,
        finished=finished or both,
        abandoned=abandoned or both,
        dry_run=dry_run,
        yes=yes,
    )


@admin_app.command(help=say("help-admin-export"))
def export(
    file: Annotated[Path, typer.Argument(help=say("help-admin-export-file"), show_default=False)],
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-export."""
    from greatpowers.cli import admin

    admin.export(file, database, as_json, language)


@admin_app.command(help=say("help-admin-guests"))
def guests(
    most: Annotated[int, typer.Option("--most", help=say("help-admin-guests-most"))] = 50,
    table: Annotated[str, typer.Option("--table", help=say("help-admin-guests-table"))] = "",
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-guests."""
    from greatpowers.cli import admin

    admin.guests(most, table, database, as_json, language)


@admin_app.command(help=say("help-admin-accounts"))
def accounts(database: Database = "", as_json: Json = False, language: Language = TEXT.language) -> None:
    """See help-admin-accounts."""
    from greatpowers.cli import admin_accounts

    admin_accounts.accounts(database, as_json, language)


@admin_app.command("reset-password", help=say("help-admin-reset-password"))
def reset_password(
    name: Annotated[str, typer.Argument(help=say("help-admin-account"), show_default=False)],
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-reset-password."""
    from greatpowers.cli import admin_accounts

    admin_accounts.reset_password(name, database, as_json, language)


@admin_app.command(help=say("help-admin-forget"))
def forget(
    person: Annotated[str, typer.Argument(help=say("help-admin-person"), show_default=False)],
    yes: Annotated[bool, typer.Option("--yes", "-y", help=say("help-admin-prune-yes"))] = False,
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-forget."""
    from greatpowers.cli import admin_accounts

    admin_accounts.forget(person, database, as_json, language, yes=yes)


@admin_app.command(help=say("help-admin-block"))
def block(guest: GuestId, database: Database = "", as_json: Json = False, language: Language = TEXT.language) -> None:
    """See help-admin-block."""
    from greatpowers.cli import admin

    admin.block(guest, database, as_json, language, blocked=True)


@admin_app.command(help=say("help-admin-unblock"))
def unblock(guest: GuestId, database: Database = "", as_json: Json = False, language: Language = TEXT.language) -> None:
    """See help-admin-unblock."""
    from greatpowers.cli import admin

    admin.block(guest, database, as_json, language, blocked=False)


@admin_app.command(help=say("help-admin-ratings"))
def ratings(
    most: Annotated[int, typer.Option("--most", help=say("help-admin-ratings-most"), min=1)] = 20,
    recompute: Annotated[bool, typer.Option("--recompute", help=say("help-admin-ratings-recompute"))] = False,
    database: Database = "",
    as_json: Json = False,
    language: Language = TEXT.language,
) -> None:
    """See help-admin-ratings."""
    from greatpowers.cli import admin_ratings

    admin_ratings.show(most, recompute, database, as_json, language)

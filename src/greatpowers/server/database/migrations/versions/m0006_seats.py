"""Seats that belong to guests, those who watch, tables in the lobby, and the server's own settings."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("guest"), sa.column("seats"))


def upgrade() -> None:
    """Apply the migration: whoever opened a table plays all of its people."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    seats = op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(200), nullable=False),
        sa.Column("stand_in", sa.String(200), nullable=False, server_default=""),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="SET NULL")),
    )
    op.create_index(op.f("ix_seats_guest"), "seats", ["guest"])
    op.create_table(
        "audience",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index(op.f("ix_audience_guest"), "audience", ["guest"])
    rows = [
        {"table": table, "number": number, "name": name, "bot": bot, "guest": None if bot else guest}
        for table, guest, stored in op.get_bind().execute(sa.select(TABLES)).all()
        for number, (name, bot) in enumerate(json.loads(stored))
    ]
    op.bulk_insert(seats, rows)
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("links", sa.Integer, nullable=False, server_default="0"))
    op.drop_column("tables", "seats")


def downgrade() -> None:
    """Revert the migration."""
    connection = op.get_bind()
    op.add_column("tables", sa.Column("seats", sa.Text, nullable=False, server_default="[]"))
    for column in ("links", "listed"):
        op.drop_column("tables", column)
    for table in connection.execute(sa.select(TABLES.c.id)).scalars().all():
        query = sa.text('SELECT name, bot FROM seats WHERE "table" = :table ORDER BY number')
        stored = [list(row) for row in connection.execute(query, {"table": table})]
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(seats=json.dumps(stored)))
    for name in ("audience", "seats", "settings"):
        op.drop_table(name)

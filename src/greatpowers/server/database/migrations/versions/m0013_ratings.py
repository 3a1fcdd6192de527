"""Ratings, the results they follow from, and which tables and actions count."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: no game from before is rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("actions", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(240), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="CASCADE")),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index(op.f("ix_ratings_guest"), "ratings", ["guest"])
    op.create_index("ix_ratings_best", "ratings", ["game", "value"])
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(240), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("change", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index(op.f("ix_results_time"), "results", ["time"])


def downgrade() -> None:
    """Revert the migration."""
    op.drop_table("results")
    op.drop_table("ratings")
    op.drop_column("actions", "stand_in")
    op.drop_column("tables", "rated")

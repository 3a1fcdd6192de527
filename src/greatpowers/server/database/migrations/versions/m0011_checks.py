"""Checksums of actions, fingerprints of positions, comments in records, and answers to changes of the rules.

Actions of older versions get their checksums when their table is opened and every one of them has been checked.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("actions", sa.Column("check", sa.String(16)))
    op.add_column("actions", sa.Column("position", sa.String(8)))
    op.add_column("seats", sa.Column("go_on", sa.Boolean))
    op.create_table(
        "remarks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Revert the migration."""
    op.drop_table("remarks")
    op.drop_column("seats", "go_on")
    op.drop_column("actions", "position")
    op.drop_column("actions", "check")

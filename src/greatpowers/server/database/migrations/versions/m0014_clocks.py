"""Pace, clocks and pauses of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("pace", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("pause", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    """Revert the migration."""
    op.drop_index("ix_tables_due", "tables")
    for column in ("pause", "due", "clock", "pace"):
        op.drop_column("tables", column)

"""How far a table has come, and who has won, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("turns", sa.Integer))
    op.add_column("tables", sa.Column("progress", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("winners", sa.String(64), nullable=False, server_default="[]"))


def downgrade() -> None:
    """Revert the migration."""
    for column in ("winners", "progress", "turns"):
        op.drop_column("tables", column)

"""Whose own record a table is made from, and which of its actions only stand for hidden ones."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("viewer", sa.String(16), nullable=False, server_default=""))
    op.add_column("actions", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("actions", "hidden")
    op.drop_column("tables", "viewer")

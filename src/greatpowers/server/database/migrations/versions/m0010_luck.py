"""The secret from which the luck of a table is drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: older tables draw from their seed."""
    op.add_column("tables", sa.Column("luck", sa.String(100), nullable=False, server_default=""))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "luck")

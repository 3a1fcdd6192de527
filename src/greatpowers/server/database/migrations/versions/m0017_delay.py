"""By how many minutes spectators see a table late."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "delay")

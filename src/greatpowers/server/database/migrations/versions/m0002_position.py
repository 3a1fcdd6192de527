"""The position that a table starts from."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "position")

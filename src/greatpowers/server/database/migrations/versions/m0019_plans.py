"""Whether a player passes until something concerns them."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("seats", sa.Column("passing", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("seats", "passing")

"""The lesson that a table was opened for."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "lesson")

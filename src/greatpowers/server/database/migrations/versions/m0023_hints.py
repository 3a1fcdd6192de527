"""Whether players may ask for hints at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: at tables from before, it depends on who plays."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "hints")

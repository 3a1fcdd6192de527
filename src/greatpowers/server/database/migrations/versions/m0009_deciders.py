"""All who are to decide at a table, for lists of tables: several may decide at once."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: as far as it is known, one player is to decide."""
    op.add_column("tables", sa.Column("deciders", sa.String(64), nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET deciders = '[' || to_act || ']' WHERE to_act >= 0")


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "deciders")

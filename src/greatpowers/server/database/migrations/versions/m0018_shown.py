"""How many actions of a table everybody may know of, and when the last of them was taken."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("tables", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("shown_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown = actions, shown_at = updated")


def downgrade() -> None:
    """Revert the migration."""
    op.drop_column("tables", "shown_at")
    op.drop_column("tables", "shown")

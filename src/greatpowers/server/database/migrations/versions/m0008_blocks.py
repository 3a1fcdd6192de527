"""Guests whom the owner of the server has blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Revert the migration."""
    op.drop_table("blocks")

"""Plans of players with answers to what they may be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_PASSES = '{"passing":true,"answers":[]}'


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("seats", sa.Column("plan", sa.Text, nullable=False, server_default=""))
    seats = sa.table("seats", sa.column("plan"), sa.column("passing", sa.Boolean))
    op.execute(seats.update().where(seats.c.passing).values(plan=_PASSES))
    op.drop_column("seats", "passing")


def downgrade() -> None:
    """Revert the migration."""
    op.add_column("seats", sa.Column("passing", sa.Boolean, nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("plan"), sa.column("passing", sa.Boolean))
    op.execute(seats.update().values(passing=seats.c.plan != ""))
    op.drop_column("seats", "plan")

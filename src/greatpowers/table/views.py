"""What the viewers of one position see: made once, however many ask and however often."""

from __future__ import annotations

from greatpowers.core.game import State, View


class Views:
    """The views of the present position, and the figures beside them, by seat (None: a spectator)."""

    def __init__(self) -> None:
        self._views: dict[int | None, View] = {}
        self._figures: dict[int | None, View] = {}

    def clear(self) -> None:
        """The position has changed, or nobody looks any more."""
        self._views.clear()
        self._figures.clear()

    def view(self, state: State, seat: int | None) -> View:
        """See State.view."""
        if seat not in self._views:
            self._views[seat] = state.view(seat)
        return self._views[seat]

    def figures(self, state: State, seat: int | None) -> View:
        """See State.figures."""
        if seat not in self._figures:
            self._figures[seat] = state.figures(seat)
        return self._figures[seat]

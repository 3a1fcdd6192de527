"""What the viewers of one position see: made once, however many ask and however often."""

from __future__ import annotations

from greatpowers.core.game import State, View


class Views:
    """The views of the present position, and the figures beside them, by seat (None: a spectator)."""

    def __init__(self) -> None:
        self._views: dict[int | None, View] = {}
        self._figures: dict[int | None, View] = {}
        self._open_figures: View | None = None

    def clear(self) -> None:
        """The position has changed, or nobody looks any more."""
        self._views.clear()
        self._figures.clear()
        self._open_figures = None

    def view(self, state: State, seat: int | None) -> View:
        """See State.view."""
        if seat not in self._views:
            self._views[seat] = state.view(None) if seat is None else self._own_view(state, seat)
        return self._views[seat]

    def _own_view(self, state: State, seat: int) -> View:
        return state.game.view_beside(state, seat, self.view(state, None))

    def figures(self, state: State, seat: int | None) -> View:
        """See State.figures."""
        if self._open_figures is None:
            self._open_figures = state.open_figures()
        if seat not in self._figures:
            self._figures[seat] = {**self._open_figures, **state.own_figures(seat)}
        return self._figures[seat]

// Dragging a piece with mouse or finger. A press that stays in place is left to the browser, which makes it a click on
// the piece itself: chosen any earlier, the piece could let that click fall through to the region below it.

const STILL = 6; // pixels that a hand may tremble

export interface Drag {
  /** The piece is at this place of the window. */
  onmove(x: number, y: number): void;
  /** It was let go here after a drag; false when the gesture was broken off. */
  ondrop(x: number, y: number, meant: boolean): void;
}

export function follow(begin: PointerEvent, drag: Drag): void {
  const start = [begin.clientX, begin.clientY] as const;
  let dragging = false;
  const move = (event: PointerEvent): void => {
    dragging ||= Math.hypot(event.clientX - start[0], event.clientY - start[1]) >= STILL;
    if (dragging) drag.onmove(event.clientX, event.clientY);
  };
  const end = (event: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!dragging) return;
    ignoreClick();
    drag.ondrop(event.clientX, event.clientY, event.type === "pointerup");
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** A drag that ends where it began makes a click too, before anything else can be pressed. */
function ignoreClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", stop, true), { capture: true, once: true });
}

// Taking up a piece with mouse or finger: a short press is a click, a longer way a drag.

const STILL = 6; // pixels that a hand may tremble

export interface Drag {
  /** The piece is at this place of the window. */
  onmove(x: number, y: number): void;
  /** It was let go here after a drag; false when the gesture was broken off. */
  ondrop(x: number, y: number, meant: boolean): void;
  onclick(): void;
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
    if (dragging) drag.ondrop(event.clientX, event.clientY, event.type === "pointerup");
    else if (event.type === "pointerup") drag.onclick();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

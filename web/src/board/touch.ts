// Fingers on the board beside what d3-zoom does: double taps, and strokes that are meant for the page.

const TWICE = 320; // milliseconds between the taps of a double tap
const NEAR = 28; // pixels that fingers miss by
const GLIDE = 180;

type Spot = [x: number, y: number];

/** Whether there is more page than window. */
export function pageScrolls(): boolean {
  const root = document.documentElement;
  return root.scrollHeight > root.clientHeight + 1;
}

/** Two short taps or clicks at one place that is free. Returns how to stop. */
export function onDoubleTap(
  element: HTMLElement,
  isFree: (aim: Element) => boolean,
  act: (at: Spot) => void,
): () => void {
  let down: Spot | null = null;
  let last: { at: Spot; time: number } | null = null;
  const near = (a: Spot, b: Spot): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < NEAR;
  const press = (event: PointerEvent): void => {
    down = event.isPrimary ? [event.clientX, event.clientY] : null; // a second finger makes it a pinch
  };
  const release = (event: PointerEvent): void => {
    const at: Spot = [event.clientX, event.clientY];
    const tapped = down !== null && near(down, at) && event.target instanceof Element && isFree(event.target);
    down = null;
    if (!tapped) last = null;
    else if (last && event.timeStamp - last.time < TWICE && near(last.at, at)) {
      const box = element.getBoundingClientRect();
      last = null;
      swallowClick(element);
      act([at[0] - box.left, at[1] - box.top]);
    } else last = { at, time: event.timeStamp };
  };
  element.addEventListener("pointerdown", press, true);
  element.addEventListener("pointerup", release, true);
  return () => {
    element.removeEventListener("pointerdown", press, true);
    element.removeEventListener("pointerup", release, true);
  };
}

/** The click that ends a double tap would meet whatever the zoom has brought under the finger. */
function swallowClick(element: HTMLElement): void {
  const stop = (event: Event): void => event.stopPropagation();
  element.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", stop, true), TWICE);
}

/** One finger going up or down over a board that is seen at its first size scrolls the page. Returns how to stop. */
export function yieldToScroll(element: HTMLElement, isYielding: () => boolean): () => void {
  let start: Spot | null = null;
  let upright: boolean | null = null;
  const begin = (event: TouchEvent): void => {
    const touch = event.touches[0];
    start =
      touch && event.touches.length === 1 && isYielding() && pageScrolls() ? [touch.clientX, touch.clientY] : null;
    upright = null;
  };
  const move = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!start || !touch || (event.target as Element).closest(".movable")) return;
    upright ??= Math.abs(touch.clientY - start[1]) > Math.abs(touch.clientX - start[0]);
    if (upright) event.stopPropagation(); // d3-zoom would keep the page from scrolling
  };
  element.addEventListener("touchstart", begin, { capture: true, passive: true });
  element.addEventListener("touchmove", move, { capture: true, passive: true });
  return () => {
    element.removeEventListener("touchstart", begin, true);
    element.removeEventListener("touchmove", move, true);
  };
}

/** A zoom in small steps, or at once for people who want no motion. */
export function glide(factor: number, scale: (part: number) => void): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return scale(factor);
  const begun = performance.now();
  let done = 0;
  const frame = (now: number): void => {
    const time = Math.min(1, Math.max(0, (now - begun) / GLIDE));
    const eased = 1 - (1 - time) ** 3;
    scale(factor ** (eased - done));
    done = eased;
    if (time < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

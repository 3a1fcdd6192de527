// Pan and zoom with d3-zoom: wheel with ctrl or on a focused board, pinch, drag, buttons. Never against the page's scroll.

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";

export interface Look {
  x: number;
  y: number;
  k: number;
}

export interface Zoomer {
  by(factor: number): void;
  whole(): void;
  show(x: number, y: number): void;
  resize(width: number, height: number, home: Look): void;
  stop(): void;
}

const MOST = 6;
const GLIDE = 180;
const REST = 160; // milliseconds without movement after which the board is drawn sharp again

export function attach(element: HTMLElement, onlook: (look: Look, moving: boolean) => void): Zoomer {
  const target = select<HTMLElement, unknown>(element);
  let timer = 0;
  let home: Look = { x: 0, y: 0, k: 1 };
  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .filter((event: Event) => allowed(event, element))
    .wheelDelta(turned)
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = event.transform;
      onlook({ x, y, k }, true);
      clearTimeout(timer);
      timer = window.setTimeout(() => onlook({ x, y, k }, false), REST);
    });
  target.call(behaviour).on("dblclick.zoom", null);
  const to = (look: Look): void => {
    onlook(look, false); // laid out sharp at once
    target.call(behaviour.transform, zoomIdentity.translate(look.x, look.y).scale(look.k));
  };
  return {
    by: (factor) => glide(factor, (part) => behaviour.scaleBy(target, part)),
    whole: () => to(home),
    show: (x, y) => behaviour.translateTo(target, x, y),
    resize(width, height, look) {
      const first = home.k !== look.k || home.x !== look.x;
      home = look;
      behaviour.extent([[0, 0], [element.clientWidth, element.clientHeight]]);
      behaviour.translateExtent([[0, 0], [width, height]]);
      behaviour.scaleExtent([Math.min(1, look.k), MOST]);
      if (first) to(look);
    },
    stop() {
      clearTimeout(timer);
      target.on(".zoom", null);
    },
  };
}

/** How far a wheel turns the zoom. Browsers tell of a pinch on a touchpad as a wheel with ctrl and small steps. */
function turned(event: WheelEvent): number {
  const unit = [0.0025, 0.06, 1][event.deltaMode] ?? 0.0025;
  const pinched = event.ctrlKey && Math.abs(event.deltaY) < 50;
  return -event.deltaY * unit * (pinched ? 8 : 1);
}

/** A zoom in small steps, or at once for people who want no motion. */
function glide(factor: number, scale: (part: number) => void): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return scale(factor);
  const begun = performance.now();
  let done = 0;
  const frame = (now: number): void => {
    const time = Math.min(1, (now - begun) / GLIDE);
    const eased = 1 - (1 - time) ** 3;
    scale(factor ** (eased - done));
    done = eased;
    if (time < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Whether a gesture is meant for the board: a plain wheel scrolls the page unless the board has the focus. */
function allowed(event: Event, element: HTMLElement): boolean {
  const aim = event.target instanceof Element ? event.target : null;
  if (aim?.closest(".movable, .popover, .controls")) return false;
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey || element.contains(document.activeElement);
  return !(event instanceof MouseEvent) || event.button === 0;
}

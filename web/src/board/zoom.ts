// Pan and zoom with d3-zoom: wheel, pinch, drag, double tap, buttons. Never against the page's scroll.

import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { glide, onDoubleTap, pageScrolls, yieldToScroll } from "./touch";

export interface Look {
  x: number;
  y: number;
  k: number;
}

export interface Zoomer {
  by(factor: number): void;
  whole(): void;
  show(x: number, y: number): void;
  /** Look at it so, and at once. */
  to(look: Look): void;
  resize(width: number, height: number, home: Look): void;
  stop(): void;
}

const MOST = 6;
const CLOSE = 2.4; // what a double tap brings closer
const REST = 240; // milliseconds without movement after which the board is drawn sharp again

export interface Watcher {
  onlook(look: Look, moving: boolean): void;
  /** The board was tapped twice. */
  ontwice(): void;
}

export function attach(element: HTMLElement, { onlook, ontwice }: Watcher): Zoomer {
  const target = select<HTMLElement, unknown>(element);
  let timer = 0;
  let home: Look = { x: 0, y: 0, k: 1 };
  let now = home;
  const behaviour: ZoomBehavior<HTMLElement, unknown> = zoom<HTMLElement, unknown>()
    .filter((event: Event) => allowed(event, element))
    .wheelDelta(turned)
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = event.transform;
      now = { x, y, k };
      onlook(now, true);
      clearTimeout(timer);
      timer = window.setTimeout(() => onlook({ x, y, k }, false), REST);
    });
  target.call(behaviour).on("dblclick.zoom", null);
  const to = (look: Look): void => {
    onlook(look, false); // laid out sharp at once
    target.call(behaviour.transform, zoomIdentity.translate(look.x, look.y).scale(look.k));
  };
  const isClose = (): boolean => now.k > home.k * 1.01;
  const stopTaps = onDoubleTap(element, isFree, (point) => {
    ontwice();
    if (isClose()) to(home);
    else glide(CLOSE, (part) => behaviour.scaleBy(target, part, point));
  });
  const stopYielding = yieldToScroll(element, () => !isClose());
  return {
    by: (factor) => glide(factor, (part) => behaviour.scaleBy(target, part)),
    whole: () => to(home),
    show: (x, y) => behaviour.translateTo(target, x, y),
    to,
    resize(width, height, look) {
      const first = home.k !== look.k || home.x !== look.x || home.y !== look.y;
      home = look;
      behaviour.extent([
        [0, 0],
        [element.clientWidth, element.clientHeight],
      ]);
      behaviour.translateExtent([
        [0, 0],
        [width, height],
      ]);
      behaviour.scaleExtent([Math.min(1, look.k), MOST]);
      if (first) to(look);
    },
    stop() {
      clearTimeout(timer);
      stopTaps();
      stopYielding();
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

/** Whether a place of the board does nothing by itself when it is pressed twice. */
function isFree(aim: Element): boolean {
  return !aim.closest(".movable, .active, .popover, .controls");
}

/** Whether a gesture is meant for the board: a plain wheel scrolls a page that can scroll, unless the board has the focus. */
function allowed(event: Event, element: HTMLElement): boolean {
  const aim = event.target instanceof Element ? event.target : null;
  if (aim?.closest(".movable, .popover, .controls")) return false;
  if (event instanceof WheelEvent) {
    return event.ctrlKey || event.metaKey || !pageScrolls() || element.contains(document.activeElement);
  }
  return !(event instanceof MouseEvent) || event.button === 0;
}

import { expect, it, vi } from "vitest";
import { Holding } from "./holding";

/** A button of a panel, and where it is in the window. */
function placed(): { button: HTMLElement; move: (top: number) => void } {
  document.body.innerHTML = '<div role="tablist"><button></button></div><div role="tabpanel"><button></button></div>';
  const button = document.querySelector<HTMLElement>("[role=tabpanel] button") as HTMLElement;
  let top = 400;
  button.getBoundingClientRect = () => ({ top }) as DOMRect;
  return { button, move: (to) => (top = to) };
}

const scroller = (): Element & { scrollBy: ReturnType<typeof vi.fn> } =>
  ({ scrollBy: vi.fn() }) as unknown as Element & { scrollBy: ReturnType<typeof vi.fn> };

const pressed = (target: Element | null): Event => ({ target }) as unknown as Event;

it("scrolls back to what was pressed in a panel", () => {
  const [{ button, move }, column, holding] = [placed(), scroller(), new Holding()];
  expect(holding.keep(column)).toBe(false);
  holding.hold(pressed(button));
  move(1774);
  expect(holding.keep(column)).toBe(true);
  expect(column.scrollBy).toHaveBeenCalledWith({ top: 1374 });
});

it("lets go where somebody scrolls, opens another panel or leaves this one", () => {
  const [{ button }, column, holding] = [placed(), scroller(), new Holding()];
  holding.hold(pressed(button));
  holding.release();
  expect(holding.keep(column)).toBe(false);
  holding.hold(pressed(document.querySelector("[role=tablist] button")));
  expect(holding.keep(column)).toBe(false);
  holding.hold(pressed(button));
  button.remove();
  expect(holding.keep(column)).toBe(false);
});

// Playing by keyboard: numbers choose from the list, arrows up and down walk through it, arrows left and right go
// through the game, letters do the rest.

import type { Unit } from "../film/film.svelte";

export interface Deeds {
  undo(): unknown;
  rules(): unknown;
  skip(): unknown;
  /** Show the best actions, or everybody's chances. */
  advise(): unknown;
  chances(): unknown;
  back(): unknown;
  /** Whether the game is shown as a film, and so more keys are for it. */
  isFilm(): boolean;
  /** Play the film, or pause it. */
  play(): unknown;
  /** One step on or back. */
  step(by: 1 | -1, unit: Unit): unknown;
}

const PATIENCE = 700; // milliseconds in which a second digit may follow

export class Keys {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly deeds: Deeds) {}

  pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (/^\d$/.test(event.key)) this.digit(event.key);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") this.walk(event);
    else if (event.key === "Enter" && this.typed) this.choose(event);
    else this.letter(event);
  }

  private letter(event: KeyboardEvent): void {
    if (event.key === "u") this.deeds.undo();
    else if (event.key === "?") this.deeds.rules();
    else if (event.key === "s") this.deeds.skip();
    else if (event.key === "h") this.deeds.advise();
    else if (event.key === "c") this.deeds.chances();
    else if (event.key === "Escape") this.deeds.back();
    else if (!onBoard()) this.film(event);
  }

  private film(event: KeyboardEvent): void {
    const unit = event.shiftKey ? "turn" : "action";
    if (event.key === "ArrowLeft") this.deeds.step(-1, unit);
    else if (event.key === "ArrowRight") this.deeds.step(1, unit);
    else if (this.deeds.isFilm()) this.filmOnly(event);
  }

  private filmOnly(event: KeyboardEvent): void {
    if (event.key === "PageUp") this.deeds.step(-1, "round");
    else if (event.key === "PageDown") this.deeds.step(1, "round");
    else if (event.key === "Home") this.deeds.step(-1, "game");
    else if (event.key === "End") this.deeds.step(1, "game");
    else if (event.key === " " && !isPressed(event.target)) this.deeds.play();
    else return;
    event.preventDefault();
  }

  /** A number is complete when no longer one exists; otherwise a moment or Enter completes it. */
  private digit(digit: string): void {
    this.typed += digit;
    if (this.timer) clearTimeout(this.timer);
    if (Number(this.typed) * 10 > choices().length) this.choose();
    else this.timer = setTimeout(() => this.choose(), PATIENCE);
  }

  private choose(event?: Event): void {
    if (this.timer) clearTimeout(this.timer);
    event?.preventDefault();
    const button = choices()[Number(this.typed) - 1];
    this.typed = "";
    button?.click();
  }

  private walk(event: KeyboardEvent): void {
    const all = choices();
    const inside = all.indexOf(document.activeElement as HTMLElement);
    if (all.length === 0 || (inside < 0 && onBoard())) return;
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    const next = inside < 0 ? (step > 0 ? 0 : all.length - 1) : (inside + step + all.length) % all.length;
    all[next]?.focus();
  }
}

/** What has a number: the choices of a list, if one lies open; else those of a form, and never of a panel beside it. */
function choices(): HTMLElement[] {
  const within = document.querySelector("[data-choices]") ?? document.querySelector("[data-form]") ?? document;
  return [...within.querySelectorAll<HTMLElement>("[data-choice]")];
}

/** Whether the space bar presses what it is on. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button], [role=tab]") !== null;
}

/** On the board, arrows go from region to region. */
function onBoard(): boolean {
  return document.activeElement instanceof SVGElement;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

// What was pressed in a panel stays where it is in the window, while what stands above it comes and goes.

/** An element, and where it was when it was pressed. */
export class Holding {
  private held: Element | null = null;
  private top = 0;

  /** `event`: a click within a panel. */
  hold({ target }: Event): void {
    this.held = target instanceof Element ? (target.closest("[role=tabpanel] button") ?? null) : null;
    this.top = this.held?.getBoundingClientRect().top ?? 0;
  }

  /** Whoever scrolls or types wants to be elsewhere. */
  release(): void {
    this.held = null;
  }

  /** Scroll back to what is held; false: nothing is. */
  keep(scroller: Element): boolean {
    if (!this.held?.isConnected) return false;
    scroller.scrollBy({ top: this.held.getBoundingClientRect().top - this.top });
    return true;
  }
}

// The title of the window, and its sign: both tell at how many tables somebody waits for this person.

const SIGN = "/favicon.svg";
const CALLING = "/favicon-turn.svg";

class Title {
  name = $state("");
  /** Whether the table in front asks. */
  asked = $state(false);
  /** How many other tables wait for this person. */
  waiting = $state(0);

  private readonly count = $derived.by(() => this.waiting + (this.asked ? 1 : 0));

  /** Write it down. */
  show(): void {
    if (this.name) document.title = this.count > 0 ? `(${this.count}) ${this.name}` : this.name;
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = this.count > 0 ? CALLING : SIGN;
    if (sign && sign.getAttribute("href") !== wanted) sign.href = wanted;
  }
}

export const title = new Title();

// The colours of the seats, which a game may choose: everything on the page that has the colour of a seat follows.

import { inkOn } from "../board/colours";

/** Paint the seats in these colours; those that are left empty keep their own. Returns how to undo it. */
export function paintSeats(colours: readonly string[]): () => void {
  const { style } = document.documentElement;
  const painted = [...colours.entries()].filter(([, colour]) => colour);
  for (const [seat, colour] of painted) {
    style.setProperty(`--seat-${seat}`, colour);
    style.setProperty(`--on-seat-${seat}`, inkOn(colour));
  }
  return () => {
    for (const [seat] of painted) for (const name of ["--seat-", "--on-seat-"]) style.removeProperty(name + seat);
  };
}

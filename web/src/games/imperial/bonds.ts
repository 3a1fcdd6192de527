// The bonds of a nation as the one who invests sees them: what each costs, what it brings, and how to come by it.

import type { Aside, Do, Hint, Legal } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Notice } from "..";
import { frameOf, type ImperialView, type NationView, type Tables } from "./view";

const STEPS = ["grant", "invest", "round"];

/** One way to a bond: bought from the pile, or for a smaller one that is handed back. */
export interface Way {
  legal: Legal;
  /** The face of the bond that is handed back. */
  from: number | null;
  /** The face of the bond that one gets. */
  to: number;
  price: number;
  /** How much more interest there is every time. */
  interest: number;
  governs: boolean;
}

export interface Bond {
  nation: string;
  face: number;
  interest: number;
  /** The seat that holds it, or -1. */
  holder: number;
  /** How the reader could get it; of a bond of his own, what he could raise it to. */
  ways: Way[];
}

/** A bond in words, and who holds it. */
export function bondSaid(words: Words, { face, interest, holder }: Pick<Bond, "face" | "interest" | "holder">): string {
  const values = { bond: face, interest };
  return holder >= 0
    ? words.say("web-bond-held", { ...values, player: words.player(holder) })
    : words.say("web-bond-free", values);
}

export const isInvesting = (view: ImperialView, legal: readonly Legal[]): boolean =>
  STEPS.includes(view.step) && legal.length > 0;

/** Bonds that a seat may buy though nobody asks it: without the investor card, while it governs nothing. */
export const loansIn = (asides: readonly Aside[], seat: number | null): Legal[] =>
  asides.flatMap((aside) =>
    aside.action !== undefined && ["lend", "lend_more"].includes(aside.do)
      ? [{ ...aside, action: aside.action, ...(seat !== null && { seat }) }]
      : [],
  );

/** Says where bonds can be bought out of turn. */
export function notices(view: ImperialView, words: Words, asides: readonly Aside[]): Notice[] {
  const asked = STEPS.includes(view.step) && view.to_act === view.seat;
  return asked || loansIn(asides, view.seat).length === 0
    ? []
    : [{ panel: "nations", text: words.say("web-lend-any-time") }];
}

/** The nations whose bonds are for sale, by number: all, or only the one that is offered. */
export function offered(view: ImperialView, legal: readonly Legal[]): number[] {
  const only = (frameOf(view, "grant") ?? frameOf(view, "round"))?.offered;
  const isShown = ({ id }: NationView): boolean =>
    only === undefined || id === only || legal.some((one) => one["nation"] === id);
  return view.nations.flatMap((nation, n) => (isShown(nation) ? [n] : []));
}

export function bondsFor(
  tables: Tables,
  nation: NationView,
  seat: number | null,
  legal: readonly Legal[],
  hints: ReadonlyMap<number, Hint[]>,
): Bond[] {
  const ways = legal.filter((one) => one["nation"] === nation.id).map((one) => wayOf(one, hints.get(one.action) ?? []));
  return nation.bonds.map((holder, rank) => {
    const face = tables.bond_faces[rank] ?? 0;
    const isMine = holder >= 0 && holder === seat;
    return {
      nation: nation.id,
      face,
      interest: tables.bond_interest[rank] ?? 0,
      holder,
      ways: ways.filter((way) => (isMine ? way.from === face : way.to === face)),
    };
  });
}

function wayOf(legal: Legal, hints: readonly Hint[]): Way {
  const isRaise = "to" in legal;
  const values = hints.find(([name]) => name === (isRaise ? "increase" : "bond"))?.[1] ?? {};
  return {
    legal,
    from: isRaise ? Number(legal["bond"]) : null,
    to: Number(isRaise ? legal["to"] : legal["bond"]),
    price: Number(isRaise ? values["price"] : legal["bond"]),
    interest: Number(values["interest"]),
    governs: hints.some(([name]) => name === "government"),
  };
}

/** What one would try with a bond that no way leads to: to buy it, or to raise it to the next one in the pile. */
export function triedWith(bonds: readonly Bond[], bond: Bond, seat: number | null, unasked: boolean): Do | null {
  const [buy, raise] = unasked ? ["lend", "lend_more"] : ["bond", "increase"];
  if (bond.holder < 0 || bond.holder !== seat) return { do: buy, nation: bond.nation, bond: bond.face };
  const higher = bonds.filter((one) => one.face > bond.face);
  const next = higher.find((one) => one.holder < 0) ?? higher[0];
  return next ? { do: raise, nation: bond.nation, bond: bond.face, to: next.face } : null;
}

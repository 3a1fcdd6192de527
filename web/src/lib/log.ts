// What happened, in words: a paragraph for each turn of a nation.

import type { GameEvent } from "./protocol";

export interface Paragraph {
  /** The event that began it; null for what came before the first turn. */
  turn: GameEvent | null;
  events: GameEvent[];
  /** The number of actions after its last event. */
  number: number;
}

// What another event says as well, or what was not done (as `help.toml` of the game has it).
const MINOR = new Set(["no_attack", "no_call", "not_forced", "skipped"]);
const MINOR_PAYMENTS = new Set(["start", "bond", "factory", "import"]);
const IMPLIED: Record<string, string[]> = { dealt: ["lent", "governs"] };

function isMinor(event: GameEvent, before: GameEvent[]): boolean {
  if (MINOR.has(event.event)) return true;
  if (event.event === "paid" && MINOR_PAYMENTS.has(String(event["payment"]))) return true;
  return before.some((other) => IMPLIED[other.event]?.includes(event.event));
}

/** Events as paragraphs; `brief` leaves out what another event says as well. */
export function paragraphs(events: GameEvent[], brief = true): Paragraph[] {
  const out: Paragraph[] = [{ turn: null, events: [], number: 0 }];
  for (const event of events) {
    if (event.event === "turn") out.push({ turn: event, events: [], number: 0 });
    const last = out[out.length - 1] as Paragraph;
    last.number = event.action + 1;
    if (event.event === "turn" || (brief && isMinor(event, last.events))) continue;
    last.events.push(event);
  }
  return out.filter((paragraph) => paragraph.turn !== null || paragraph.events.length > 0);
}

// The rule that an event carries out, for the link beside its line.
const RULES: Record<string, string> = {
  dealt: "setup/deal-4-6",
  drawn: "setup-exp/first-by-lot",
  lent: "invest/new-bond",
  lent_more: "invest/increase",
  passed: "invest/optional",
  governs: "government/strictly-more",
  swiss_bank: "swiss/gain",
  swiss_bank_returned: "swiss/return",
  card: "card/passes",
  turn: "turn/order",
  skipped: "turn/skip-ungoverned",
  rondel: "rondel/clockwise",
  forced: "swiss/force",
  not_forced: "swiss/force",
  built: "factory/one",
  produced: "production/one-each",
  imported: "import/max-three",
  sailed: "fleet/one-step",
  marched: "army/one-step",
  embarked: "convoy/basic",
  crossed: "convoy/chain",
  landed: "convoy/basic",
  entered_hostile: "stance/hostile-effects",
  entered_friendly: "stance/friendly-effects",
  laid_down: "stance/last-factory",
  turned_hostile: "stance/change-next-maneuver",
  turned_friendly: "stance/change-next-maneuver",
  fought: "battle/land-1to1",
  no_attack: "battle/active-attacks",
  no_call: "battle/inactive-calls",
  destroyed: "destroy/three-armies",
  flag: "flags/place",
  flag_gone: "flags/replaced",
  waived: "investor/interest-shortfall",
  taxed: "tax/revenue",
  power: "tax/points",
  over_power: "end/trigger",
  over_limit: "ruling/endless-game",
};

const PAYMENT_RULES: Record<string, string> = {
  start: "setup/cash-4-6",
  bond: "invest/new-bond",
  fee: "rondel/cost",
  refund: "ruling/force-procedure",
  donation: "money/donate",
  factory: "factory/price",
  import: "import/price",
  interest: "investor/interest",
  investor: "invest/two-from-bank",
  bonus: "tax/bonus",
  tax: "tax/collect",
};

export function ruleOf(event: GameEvent, game: string): string {
  const rule = event.event === "paid" ? PAYMENT_RULES[String(event["payment"])] : RULES[event.event];
  return rule ? `${game}/${rule}` : "";
}

// What is shown of the events of Imperial: marches, sailings and convoys as ways, the rest as marks on regions.

import type { Flight, Mark, Show } from "../../../board/flights";
import type { Story } from "../../../board/kind";
import type { GameEvent } from "../../../lib/protocol";

const SIGNS: Record<string, Mark["sign"]> = {
  fought: "fought",
  flag: "flag",
  flag_gone: "gone",
  built: "new",
  produced: "new",
  imported: "new",
  destroyed: "gone",
  turned_hostile: "turned",
  turned_friendly: "turned",
  laid_down: "turned",
};

const text = (event: GameEvent, name: string): string => String(event[name] ?? "");

/** It remembers where a convoy is from one message to the next. */
export class ImperialStory implements Story {
  private convoy: string | null = null;

  read(events: readonly GameEvent[]): Show[] {
    const out: Show[] = [];
    let journey: Flight | null = null;
    const go = (owner: string, unit: string, way: string[]): Flight => {
      const flight: Flight = { kind: "flight", owner, unit, way };
      out.push(flight);
      return flight;
    };
    for (const event of events) {
      const [nation, from, to] = [text(event, "nation"), text(event, "from"), text(event, "to")];
      if (event.event === "sailed") go(nation, "fleet", [from, to]);
      else if (event.event === "marched") go(nation, "army", [from, to]);
      else if (event.event === "embarked") journey = go(nation, "army", [from, to]);
      else if (event.event === "crossed" || event.event === "landed") {
        if (journey) journey.way.push(to);
        else journey = go(nation, "army", this.convoy ? [this.convoy, to] : [to]);
      }
      if (["embarked", "crossed"].includes(event.event)) this.convoy = to;
      if (event.event === "landed") journey = this.convoy = null;
      const sign = SIGNS[event.event];
      if (sign) out.push({ kind: "mark", sign, region: text(event, "area"), owner: nation });
    }
    return out.filter((show) => show.kind === "mark" || show.way.length > 1);
  }
}

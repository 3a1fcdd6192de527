import { describe, expect, it } from "vitest";
import { words } from "../testing/words";
import { planSaid } from "./plan";

const army = { action: { do: "import_army", area: "vienna" } };
const answer = (family: string) => ({ action: { do: family } });

describe("a plan", () => {
  it("says once what is done several times, and nothing of answers that do nothing", () => {
    const plan = [army, army, answer("done"), { action: { do: "import_army", area: "rome" } }, answer("decline")];
    expect(planSaid(words, plan)).toEqual(["Import an army into Vienna ×2", "Import an army into Rome"]);
  });

  it("may have nothing to say", () => {
    expect(planSaid(words, [answer("done")])).toEqual([]);
  });
});

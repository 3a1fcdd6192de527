import { describe, expect, it } from "vitest";
import { words } from "../testing/words";
import { planSaid } from "./plan";

const army = { do: "import_army", area: "vienna" };

describe("a plan", () => {
  it("says once what is done several times, and nothing of answers that do nothing", () => {
    const plan = [army, army, { do: "done" }, { do: "import_army", area: "rome" }, { do: "decline" }];
    expect(planSaid(words, plan)).toBe("Import an army into Vienna ×2 · Import an army into Rome");
  });

  it("may have nothing to say", () => {
    expect(planSaid(words, [{ do: "done" }])).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import type { PaceInfo } from "../lib/protocol";
import { words } from "../testing/words";
import { readText } from "../testing/files";
import { DAYS, LIVE, paceName } from "./paces";
import { DAY, HOUR, isLow, leftAt, MINUTE, onClock, SECOND, span } from "./time";

const live: PaceInfo = { kind: "live", minutes: 20, increment: 10, hours: 0 };
const days: PaceInfo = { kind: "days", minutes: 0, increment: 0, hours: 48 };

describe("time", () => {
  it("runs only on a clock that runs, and never below nothing", () => {
    expect(leftAt({ left: 5000, since: 1000 }, 3000)).toBe(3000);
    expect(leftAt({ left: 5000, since: 1000 }, 500)).toBe(5000); // the message was faster than the clock
    expect(leftAt({ left: 5000, since: 1000 }, 9000)).toBe(0);
    expect(leftAt({ left: 5000, since: null }, 9000)).toBe(5000);
  });

  it("shows a clock", () => {
    expect([0, 1, 9 * SECOND, 65 * SECOND, HOUR + 61 * SECOND].map(onClock)).toEqual([
      "0:00",
      "0:01",
      "0:09",
      "1:05",
      "1:01:01",
    ]);
  });

  it("says how much is left in a unit of which there are at least two", () => {
    expect(span(3 * DAY, "en")).toBe("3 days");
    expect(span(DAY + HOUR, "en")).toBe("25 hours");
    expect(span(119 * MINUTE, "de")).toBe("119 Minuten");
    expect(span(DAY - 1, "en", true)).toBe("24 hr");
    expect(span(2 * DAY - 1, "en")).toBe("2 days");
    expect(span(3.4 * HOUR, "en")).toBe("3 hours");
    expect(span(0, "en")).toBe("0 seconds");
  });

  it("tells when to hurry", () => {
    expect([isLow(MINUTE, live), isLow(MINUTE - 1, live)]).toEqual([false, true]);
    expect([isLow(2 * HOUR, days), isLow(2 * HOUR - 1, days)]).toEqual([false, true]);
  });

  it("names every pace that is offered", () => {
    const texts = words.plus(readText("web/src/pace/text/en.ftl"));
    expect([LIVE[0], DAYS[0], DAYS[1], DAYS[4]].map((pace) => pace && paceName(pace, texts))).toEqual([
      "20 min each + 10 s per turn",
      "12 hours per turn",
      "1 day per turn",
      "7 days per turn",
    ]);
  });
});

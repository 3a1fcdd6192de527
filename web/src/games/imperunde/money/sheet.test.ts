import { describe, expect, it } from "vitest";
import { figuresOf, player, sheet } from "./testing";
import { signed } from "../../../lib/signed";
import { columnsOf, linesOf, previewOf, written } from "./sheet";

const ada = player("great_britain");

describe("the columns of a sheet", () => {
  it("are what is booked, and what is expected of the next round", () => {
    const columns = columnsOf(ada, figuresOf(), 0, {});
    expect(columns.map((one) => [one.round, one.isExpected, one.lines.colonial_tax])).toEqual([
      [2, false, 3],
      [3, true, 4],
    ]);
    expect(linesOf(columns)).toHaveLength(12);
  });

  it("are one while the sheet is being filled in", () => {
    expect(columnsOf(ada, figuresOf({ sheet: 2, coming: 2 }), 0, {}).map((one) => one.isExpected)).toEqual([false]);
  });

  it("begin with what is expected of the first round", () => {
    const columns = columnsOf(ada, figuresOf({ sheet: 0, coming: 1 }), 0, {});
    expect(columns.map((one) => one.round)).toEqual([1]);
    expect(linesOf(columns)).toEqual([
      "carried",
      "home_tax",
      "dividend",
      "colonial_tax",
      "sea_tax",
      "interest",
      "free",
    ]);
  });

  it("show what one has chosen, and above that what one looks at", () => {
    const draft = { ...sheet, repaid: -5, free: 6, debts: 0 };
    const [booked] = columnsOf({ ...ada, draft }, figuresOf(), 0, { free: 16 });
    expect(booked?.lines).toMatchObject({ repaid: -5, free: 16, debts: 0 });
  });
});

describe("a choice of debts", () => {
  it("writes what the server says of it", () => {
    expect(previewOf([["books", { funds: 6, debts: 0 }]], ada)).toEqual({ repaid: -5, borrowed: 0, free: 6, debts: 0 });
    expect(previewOf([["books", { funds: 16, debts: 10 }]], ada)).toEqual({
      repaid: 0,
      borrowed: 5,
      free: 16,
      debts: 10,
    });
    expect(previewOf(undefined, ada)).toEqual({});
  });
});

describe("a number", () => {
  it("is a dash where there is nothing, but no debts are worth saying", () => {
    expect([written("free", 0), written("debts", 0), written("interest", -3), written("free", undefined)]).toEqual([
      "–",
      "0",
      "−3",
      "",
    ]);
    expect([signed(-3), signed(0), signed(12)]).toEqual(["−3", "+0", "+12"]);
  });
});

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { RuleInfo } from "../lib/protocol";
import { Rulebook } from "../lib/rulebook";
import { words } from "../testing/words";
import RuleDialog from "./RuleDialog.svelte";

afterEach(cleanup);

const rule = (id: string, more: Partial<RuleInfo>): RuleInfo => ({
  ...{ id, chapter: "factory", kind: "rule", source: "", number: "", belongs_to: [], see: [], text: "", question: "" },
  ...more,
});
const ruling = rule("imperial/ruling/tie", {
  chapter: "rulings",
  number: "R-07",
  belongs_to: ["factory", "taxation"],
  see: ["imperial/factory/price"],
  text: "The first.",
});
const price = rule("imperial/factory/price", {
  text: "A factory costs five million, which the treasury of the nation that builds it pays at once.",
});
const book = new Rulebook({
  chapters: [
    { id: "factory", title: "Factory" },
    { id: "taxation", title: "Taxation" },
    { id: "rulings", title: "Rulings" },
  ],
  rules: [ruling, price],
});

it("says to which chapters a ruling belongs, and what other rules are about, without their ids", async () => {
  const onrule = vi.fn();
  render(RuleDialog, { props: { words, title: "Ruling R-07", book, rules: [ruling], onrule, onclose: vi.fn() } });
  const text = screen.getByRole("dialog").textContent.replace(/\s+/g, " ");
  expect(text).toContain("Belongs to: Factory, Taxation");
  expect(text).not.toContain("imperial/");
  await fireEvent.click(
    screen.getByRole("button", { name: "A factory costs five million, which the treasury of the…" }),
  );
  expect(onrule).toHaveBeenCalledWith("imperial/factory/price");
});

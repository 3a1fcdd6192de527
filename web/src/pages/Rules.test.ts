// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { RuleInfo, RulesInfo } from "../lib/protocol";
import { words } from "../testing/words";
import Rules from "./Rules.svelte";

const rule = (id: string, chapter: string, more: Partial<RuleInfo> = {}): RuleInfo => ({
  id,
  chapter,
  kind: "rule",
  source: "",
  number: "",
  belongs_to: [],
  see: [],
  text: `The text of ${id}.`,
  question: "",
  ...more,
});
const BOOK: RulesInfo = {
  chapters: [
    { id: "factory", title: "Factory" },
    { id: "taxation", title: "Taxation" },
    { id: "rulings", title: "Rulings" },
  ],
  rules: [
    rule("imperial/factory/price", "factory"),
    rule("imperial/tax/bonus", "taxation"),
    rule("imperial/ruling/tie", "rulings", { kind: "ruling", belongs_to: ["factory", "taxation"] }),
  ],
  steps: {},
  synonyms: [["levy", "tax"]],
};
vi.mock("../lib/api", () => ({ rules: () => Promise.resolve(BOOK) }));

afterEach(cleanup);

it("names the chapters of a ruling and leads to them, whatever was searched for", async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  render(Rules, { props: { words, game: "imperial", rule: "" } });
  const search = screen.getByRole("searchbox");
  await screen.findByText("The text of imperial/tax/bonus.");
  await fireEvent.input(search, { target: { value: "ruling/tie" } });
  expect(screen.queryByText("The text of imperial/tax/bonus.")).toBeNull();

  const ruling = screen.getByRole("article");
  expect(ruling.textContent.replace(/\s+/g, " ")).toContain("Belongs to: Factory, Taxation");
  await fireEvent.click(screen.getByRole("button", { name: "Taxation" }));
  await vi.waitFor(() => expect(scrolled).toEqual(["chapter-taxation"]));
});

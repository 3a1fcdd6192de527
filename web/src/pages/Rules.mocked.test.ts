import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
  text: `The text of ${id.split("/").slice(1).join(" ")}.`,
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
    rule("imperial/tax/bonus", "taxation", { text: "Two armies are paid a bonus." }),
    rule("imperial/ruling/tie", "rulings", {
      ...{ kind: "ruling", number: "R-07", question: "Who is first?", belongs_to: ["factory", "taxation"] },
    }),
  ],
  steps: {},
  options: {},
  synonyms: [["soldier", "army"]],
};
vi.mock("../lib/api", () => ({
  rules: () => Promise.resolve(BOOK),
  boardOfGame: () =>
    Promise.resolve({ powers: [], regions: [], scenery: [], map: { arcs: [], grid: 1, regions: {}, scenery: {} } }),
}));
vi.mock("../rules/figures", () => ({ figuresOf: () => Promise.resolve(null) }));

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(cleanup);

const texts = (): string[] =>
  screen.getAllByRole("article").map((item) => (item.textContent ?? "").replace(/\s+/g, " ").trim());

it("opens at its first chapter, with the rulings that complete it and a way to the next", async () => {
  render(Rules, { props: { words, game: "imperial", rule: "" } });
  await screen.findByText("The text of factory price.", { exact: false });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Factory");
  expect(texts()[1]).toMatch(/Ruling R-07 Who is first\? The text of ruling tie\. .*Belongs to: Factory, Taxation/);
  const next = within(screen.getByRole("navigation", { name: "Previous and next chapter" })).getByRole("link");
  expect(next.textContent).toContain("Taxation");
  expect(next.getAttribute("href")).toBe("#/rules/imperial?chapter=taxation");
  expect(document.body.textContent).not.toContain("imperial/");
});

it("leads to a rule and to a chapter by their addresses", async () => {
  const { rerender } = render(Rules, { props: { words, game: "imperial", rule: "imperial/tax/bonus" } });
  await screen.findByText("Two armies are paid a bonus.", { exact: false });
  await vi.waitFor(() => expect(scrolled).toEqual(["imperial/tax/bonus"]));
  expect(screen.getAllByRole("article")[0]?.className).toContain("chosen");
  await rerender({ rule: "", chapter: "rulings" });
  await vi.waitFor(() => expect(scrolled.at(-1)).toBe("chapter-rulings"));
  expect(document.activeElement?.textContent).toBe("Rulings");
});

it("searches all chapters for words in any form, marks them, and is left by a link", async () => {
  const { container, rerender } = render(Rules, { props: { words, game: "imperial", rule: "" } });
  await screen.findByText("The text of factory price.", { exact: false });
  const search = screen.getByRole("searchbox");
  await fireEvent.input(search, { target: { value: "soldiers" } });
  expect(texts()).toEqual([expect.stringContaining("Two armies are paid a bonus.")]);
  expect([...container.querySelectorAll("mark")].map((one) => one.textContent)).toEqual(["armies"]);
  expect(screen.getByRole("status").textContent).toBe("1 rule");
  await rerender({ chapter: "rulings" });
  await vi.waitFor(() => expect((search as HTMLInputElement).value).toBe(""));
  await fireEvent.input(search, { target: { value: "nothing like it" } });
  expect(screen.getByRole("status").textContent).toBe("No matching rules");
});

it("is printed as a whole, each ruling once", async () => {
  render(Rules, { props: { words, game: "imperial", rule: "" } });
  await screen.findByText("The text of factory price.", { exact: false });
  let printed: string[] = [];
  window.print = () => (printed = texts());
  await fireEvent.click(screen.getByRole("button", { name: "Print the rules" }));
  await vi.waitFor(() => expect(printed).toHaveLength(3));
});

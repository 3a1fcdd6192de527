import { afterEach, expect, test, vi } from "vitest";
import { region } from "./region";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { languages: ["de-AT", "en-US"], de: "de-AT", en: "en-US", fr: "fr" },
  { languages: ["fr", "de"], de: "de", en: "en-GB", fr: "fr" },
])("dates as readers of $languages write them", ({ languages, de, en, fr }) => {
  vi.stubGlobal("navigator", { languages });
  expect([region("de"), region("en"), region("fr")]).toEqual([de, en, fr]);
});

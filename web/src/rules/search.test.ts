import { describe, expect, it } from "vitest";
import type { Language, RuleInfo } from "../lib/protocol";
import { isNear, Search } from "./search";
import { stem } from "./stems";

const rule = (text: string, question = ""): RuleInfo => ({
  ...{ id: text, chapter: "a", kind: "rule", source: "", number: "", belongs_to: [], see: [] },
  text,
  question,
});

/** Whether a search in one text finds it. */
function finds(language: Language, query: string, text: string, synonyms: string[][] = []): boolean {
  return new Search(language, synonyms).find([rule(text)], query).length === 1;
}

describe("stems", () => {
  it.each<[Language, string[]]>([
    ["en", ["army", "armies"]],
    ["en", ["board", "boards", "boarded", "boarding"]],
    ["en", ["ship", "ships", "shipped"]],
    ["en", ["factory", "factories"]],
    ["en", ["retreat", "retreating", "retreats"]],
    ["de", ["Flotte", "Flotten"]],
    ["de", ["entern", "entert", "geentert", "Enterung"]],
    ["de", ["Armee", "Armeen"]],
    ["de", ["Fabrik", "Fabriken"]],
    ["de", ["Rückzug", "Rückzugs"]],
    ["de", ["einschiffen", "eingeschifft", "einzuschiffen", "eingeschiffte"]],
    ["de", ["Hafen", "Häfen"]],
    ["de", ["Angebot", "Angebote", "Angeboten"]],
    ["fr", ["flotte", "flottes"]],
    ["fr", ["canal", "canaux"]],
    ["fr", ["armée", "armées"]],
    ["fr", ["aborder", "abordé", "abordez"]],
  ])("of %s %s are the same", (language, forms) => {
    expect(new Set(forms.map((form) => stem(form, language))).size).toBe(1);
  });

  it("keep different words apart", () => {
    expect(stem("port", "en")).not.toBe(stem("power", "en"));
    expect(stem("Land", "de")).not.toBe(stem("Lager", "de"));
  });
});

describe("the search", () => {
  it("finds words in any form", () => {
    expect(finds("en", "army", "Two armies meet.")).toBe(true);
    expect(finds("de", "entern", "Ein geentertes Schiff gehört dem Sieger.")).toBe(true);
    expect(finds("de", "entern", "Vor dem Enterversuch wird gewürfelt.")).toBe(true);
    expect(finds("de", "schiff", "Ein Kriegsschiff.")).toBe(true);
    expect(finds("fr", "flotte", "Deux flottes françaises.")).toBe(true);
    expect(finds("fr", "regle", "La règle.")).toBe(true);
    expect(finds("en", "arm", "Two armies meet.")).toBe(true);
    expect(finds("en", "fleet", "Two armies meet.")).toBe(false);
  });

  it("wants all of the words, in question or answer", () => {
    const search = new Search("en");
    const ruling = rule("The first player does.", "Who pays interest?");
    expect(search.find([ruling], "interest player")).toEqual([ruling]);
    expect(search.find([ruling], "interest fleet")).toEqual([]);
    expect(search.find([ruling], " ")).toEqual([ruling]);
  });

  it("finds the family of a German word where the word itself is not there", () => {
    expect(finds("de", "verschifft", "Armeen können einschiffen.")).toBe(true);
    expect(finds("de", "gekauft", "Wer verkauft, bekommt den Preis.")).toBe(true);
    expect(finds("de", "verschifft", "Ein Kriegsschiff.")).toBe(false);
    const [sell, buy] = [rule("Verkaufe eine Anleihe."), rule("Kaufe eine Anleihe.")];
    expect(new Search("de").find([sell, buy], "verkaufen")).toEqual([sell]);
    expect(new Search("de").marked("Armeen schiffen ein.", "verschifft").filter(({ hit }) => hit)).toHaveLength(1);
  });

  it("knows what else people say", () => {
    const synonyms = [["loan", "bond"]];
    expect(finds("en", "loans", "Buy a bond.", synonyms)).toBe(true);
    expect(finds("en", "loans", "Buy a bond.")).toBe(false);
  });

  it("forgives a wrong letter where nothing else is found", () => {
    expect(finds("en", "taxatoin", "Taxation brings money.")).toBe(true);
    expect(finds("en", "intrest", "Interest is paid.")).toBe(true);
    expect([isNear("abc", "abd"), isNear("abc", "abcd"), isNear("abc", "acd")]).toEqual([true, true, false]);
  });

  it("marks what it found", () => {
    const pieces = new Search("en").marked("Two armies of one army.", "army");
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["armies", "army"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("Two armies of one army.");
    expect(new Search("en").marked("All of it.", "")).toEqual([{ text: "All of it.", hit: false }]);
  });
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { words } from "../testing/words";
import OptionFile from "./OptionFile.svelte";
import Variants from "./Variants.svelte";

afterEach(cleanup);

/** The input, which keeps what it was given as a form does. */
function input(value: string) {
  const told: string[] = [];
  const onchange = (text: string): void => {
    told.push(text);
    void rerender({ value: text });
  };
  const { container, rerender } = render(OptionFile, {
    props: { words, label: "Corrections", longest: 5, value, onchange },
  });
  const pick = async (name: string, text: string): Promise<void> => {
    const file = container.querySelector("input");
    if (!file) throw new Error("no input");
    Object.defineProperty(file, "files", { value: [new File([text], name)] });
    await fireEvent.change(file);
  };
  return { told, pick };
}

const without = (): HTMLElement => screen.getByRole("button", { name: "Play without this file" });

it("sends the text of the file that is chosen, and can do without it again", async () => {
  const { told, pick } = input("");
  expect(screen.getByText("No file")).toBeTruthy();
  await pick("my-board.toml", "a = 1");
  expect(await screen.findByText("my-board.toml")).toBeTruthy();
  await fireEvent.click(without());
  expect(told).toEqual(["a = 1", ""]);
  expect(await screen.findByText("No file")).toBeTruthy();
});

it("reads no more of a file than shows that it is too long", async () => {
  const { told, pick } = input("");
  await pick("film.toml", "x".repeat(1000));
  await waitFor(() => expect(told[0]).toHaveLength(21));
});

it("says when the server brings a file of its own, which can be left out", async () => {
  const { told } = input("value brazil 2");
  expect(screen.getByText("Set by this server")).toBeTruthy();
  await fireEvent.click(without());
  expect(told).toEqual([""]);
});

it("is the form of an option in free text alone", () => {
  const options = [
    { name: "turn_limit", default: 7, least: 0, most: 9 },
    { name: "cash", default: "secret", choices: ["secret", "open"] },
    { name: "setup", default: "", longest: 9 },
  ];
  const { container } = render(Variants, { props: { words, options, players: 4, chosen: {} } });
  const kinds = [...container.querySelectorAll("input, select")].map(
    (one) => one.getAttribute("type") ?? one.localName,
  );
  expect(kinds).toEqual(["number", "select", "file"]);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import type { Foreseen } from "../lib/protocol";
import { words } from "../testing/words";
import Prepare from "./Prepare.svelte";
import { choose, draftsOf } from "./answers";

const CALL: Foreseen = {
  step: "call",
  about: { other: "italy", area: "ionian_sea" },
  actions: [
    { action: 7, do: "call", unit: "fleet" },
    { action: 8, do: "decline" },
  ],
};
const ROUND: Foreseen = { step: "round", about: { nation: "russia" }, actions: [{ action: 1, do: "pass" }] };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
});
afterEach(cleanup);

it("leaves answers in the order in which they were chosen", async () => {
  const live = { foreseen: [CALL, ROUND], foresee: vi.fn(), plan: vi.fn() };
  const onclose = vi.fn();
  render(Prepare, { props: { words, live: live as unknown as Live, game: "imperial", answers: [], onclose } });
  const selects = (): HTMLElement[] => screen.getAllByRole("combobox");
  await fireEvent.change(selects()[0] as HTMLElement, {
    target: { value: (selects()[0] as HTMLSelectElement).options[1]?.value },
  });
  await fireEvent.change(selects()[0] as HTMLElement, { target: { value: "7" } });
  await fireEvent.change(selects()[1] as HTMLElement, { target: { value: "8" } });
  await fireEvent.submit(selects()[0]?.closest("form") as HTMLFormElement);
  const { step, about } = CALL;
  expect(live.plan.mock.calls).toEqual([[{ answers: [{ step, about, actions: [7, 8] }] }]]);
  expect(onclose).toHaveBeenCalledOnce();
});

it("begins with the answers that were given, if they may still be asked for", () => {
  const given = { ...CALL, about: { area: "ionian_sea", other: "italy" }, actions: CALL.actions.slice(0, 1) };
  expect(draftsOf([given, ROUND], [CALL])).toEqual([{ decision: CALL, chosen: [7] }]);
});

it("names each answer once, and none after a gap", () => {
  const draft = { decision: CALL, chosen: [7, 8] };
  expect(choose(draft, 0, 8).chosen).toEqual([8]);
  expect(choose(draft, 0, null).chosen).toEqual([]);
});

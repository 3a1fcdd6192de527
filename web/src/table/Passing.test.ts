import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { words } from "../testing/words";
import Passing from "./Passing.svelte";

afterEach(cleanup);

it.each([
  [false, "Pass until something concerns me", true],
  [true, "Stop", false],
])("begins or ends the plan (in force: %s)", async (passing, name, asked) => {
  const onplan = vi.fn();
  render(Passing, { props: { words, passing, onplan } });
  expect(screen.queryByRole("status") !== null).toBe(passing);
  await fireEvent.click(screen.getByRole("button", { name }));
  expect(onplan.mock.calls).toEqual([[asked]]);
});

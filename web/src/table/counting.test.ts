import { expect, it } from "vitest";
import { counted } from "./counting";

const choice = '<button data-choice=""><kbd class="counted"></kbd></button>';

it("counts the choices of a form, and again when the form changes", async () => {
  const form = document.createElement("div");
  form.innerHTML = `${choice}<section>${choice}</section><button>no choice</button>${choice}`;
  const numbers = (): (string | null)[] =>
    [...form.querySelectorAll("kbd")].map((one) => one.getAttribute("data-number"));
  const stop = counted(form);
  expect(numbers()).toEqual(["1", "2", "3"]);
  form.querySelector("section")?.remove();
  await new Promise((done) => setTimeout(done));
  expect(numbers()).toEqual(["1", "2"]);
  stop();
});

// Light or dark: what the page says (data-theme on the root), or else what the system prefers.

import type { Theme } from "./types";

export function watchTheme(): { readonly now: Theme } {
  const query = matchMedia("(prefers-color-scheme: dark)");
  const read = (): Theme => {
    const said = document.documentElement.dataset["theme"];
    return said === "dark" || said === "light" ? said : query.matches ? "dark" : "light";
  };
  let now = $state<Theme>(read());
  $effect(() => {
    const update = (): void => {
      now = read();
    };
    const root = new MutationObserver(update);
    root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    query.addEventListener("change", update);
    return () => {
      root.disconnect();
      query.removeEventListener("change", update);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}

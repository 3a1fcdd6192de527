// Light or dark: what the page says (data-theme on the root), or else what the system prefers.

import type { Theme } from "./types";

const prefersDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

export function themeNow(): Theme {
  const said = document.documentElement.dataset["theme"];
  return said === "dark" || said === "light" ? said : prefersDark().matches ? "dark" : "light";
}

export function watchTheme(): { readonly now: Theme } {
  let now = $state<Theme>(themeNow());
  $effect(() => {
    const query = prefersDark();
    const update = (): void => {
      now = themeNow();
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

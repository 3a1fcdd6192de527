// A page may stay open while its server is upgraded: then the parts that it has not loaded yet are gone. It loads itself
// anew, once, and says so.

const KEY = "greatpowers-update"; // the script for which the page was loaded anew

/** The script that a page begins with; its name is another one in every build. */
const scriptOf = (page: Document): string =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";

/** The script that the server has now; nothing when it does not answer. */
async function scriptThere(): Promise<string> {
  try {
    const response = await fetch("./", { cache: "no-store" });
    return response.ok ? scriptOf(new DOMParser().parseFromString(await response.text(), "text/html")) : "";
  } catch {
    return "";
  }
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden
  }
}

/** Whether it could be: a page that forgets could not tell the second time from the first. */
function remember(script: string): boolean {
  try {
    sessionStorage.setItem(KEY, script);
    return true;
  } catch {
    return false;
  }
}

class Update {
  /** What there is to be said, by the name of its message. */
  said = $state<"" | "web-updated" | "web-part-missing">("");

  watch(): void {
    if (remembered() === scriptOf(document)) {
      remember("");
      this.said = "web-updated";
    }
    window.addEventListener("vite:preloadError", () => void this.missing());
  }

  private async missing(): Promise<void> {
    const script = await scriptThere();
    // Whoever gets an old page again, from a cache on the way, does not ask for ever.
    const isNew = script !== "" && script !== scriptOf(document) && script !== remembered();
    if (isNew && remember(script)) location.reload();
    else this.said = "web-part-missing";
  }
}

export const update = new Update();

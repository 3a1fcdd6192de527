// The numbers of the choices in a form: they are counted as they are shown, and anew when the form changes.
// (CSS counters would do, but Chromium keeps old counts when a form is replaced.)

/** Keep the numbers of a form true; an attachment. */
export function counted(form: HTMLElement): () => void {
  const count = (): void =>
    form.querySelectorAll("[data-choice]").forEach((choice, i) => {
      choice.querySelector("kbd.counted")?.setAttribute("data-number", String(i + 1));
    });
  const watcher = new MutationObserver(count);
  watcher.observe(form, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-choice"] });
  count();
  return () => watcher.disconnect();
}

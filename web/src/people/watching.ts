// Looking again from time to time, as long as it matters.

const PERIOD = 30_000; // milliseconds

/** Look now, from time to time, and whenever the page comes back into sight; returns how to stop. */
export function whileVisible(look: () => Promise<void>, hidden = false): () => void {
  const seen = (): void => {
    if (hidden || document.visibilityState === "visible") void look();
  };
  const timer = setInterval(seen, PERIOD);
  document.addEventListener("visibilitychange", seen);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}

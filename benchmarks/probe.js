// Measures a page from inside. It is in place before the page's own scripts, and changes nothing that they do.

(() => {
  const CHOICE = "[data-choice]";
  const probe = { usable: 0, art: 0, updates: [], blocks: [], gaps: [], clicks: [] };
  window.probe = probe;

  const afterPaint = (then) => requestAnimationFrame(() => setTimeout(then));

  /** Whether the first choice can be seen and clicked: nothing lies on it. */
  function isUsable() {
    const choice = document.querySelector(CHOICE);
    const box = choice?.getBoundingClientRect();
    if (!box?.width) return false;
    return choice.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }

  function watchForUse() {
    if (isUsable()) afterPaint(() => (probe.usable = performance.now()));
    else requestAnimationFrame(watchForUse);
  }
  watchForUse();

  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.identifier === "art") probe.art ||= one.renderTime;
  }).observe({ type: "element", buffered: true });

  new PerformanceObserver((list) => probe.blocks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries())
      if (one.name === "click") probe.clicks.push({ paint: one.duration, work: one.processingEnd - one.processingStart });
  }).observe({ type: "event", durationThreshold: 16 });

  /** Every message of the server: its size, and how long the page works on it (handler and what it sets off). */
  const original = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    ...original,
    set(handler) {
      original.set.call(this, (event) => {
        const { port1, port2 } = new MessageChannel();
        const begun = performance.now();
        port1.onmessage = () => probe.updates.push({ size: event.data.length, ms: performance.now() - begun, at: begun });
        handler.call(this, event);
        port2.postMessage(null); // comes after everything that the handler put off to the end of its task
      });
    },
  });

  /** Frames until `stopFrames`: the milliseconds between each and the one before. */
  let counting = false;
  probe.startFrames = () => {
    probe.gaps = [];
    counting = true;
    let last = 0;
    const frame = (now) => {
      if (last) probe.gaps.push(now - last);
      last = now;
      if (counting) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  probe.stopFrames = () => {
    counting = false;
    return probe.gaps;
  };

  /** Whether the answer to the next click is there in the first frame after it. */
  probe.nextClick = (answer) =>
    new Promise((resolve) =>
      addEventListener("click", () => requestAnimationFrame(() => resolve(document.querySelector(answer) !== null)), {
        capture: true,
        once: true,
      }),
    );
})();

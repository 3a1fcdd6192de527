// Notices of the browser itself, also when no window is open.

import type { NewAddress } from "../lib/protocol";

const WORKER = "notices.js"; // beside the page, so that it may open its tables

export type Pushing = "possible" | "install" | "denied" | "impossible";

const isApple = (): boolean =>
  /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

/** Whether this browser can be told something; on an iPhone only what lies on the home screen can. */
export function pushing(): Pushing {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return isApple() ? "install" : "impossible";
  return Notification.permission === "denied" ? "denied" : "possible";
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushing() === "impossible" || pushing() === "install") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Where this browser is reached, if it is. */
export const endpoint = async (): Promise<string> => (await subscription().catch(() => null))?.endpoint ?? "";

/** Ask for permission, which browsers allow after a click only; nothing if it is not given. */
export async function subscribe(key: string): Promise<NewAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  return { kind: "push", address: made.endpoint, keys: { p256dh, auth } };
}

export async function unsubscribe(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe();
}

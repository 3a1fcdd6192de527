// Secret links as people pass them on.

import { joinPath } from "../lib/routes";

/** The whole address of a link. */
export const addressOf = (link: string): string => new URL(joinPath(link), location.href).href;

/** Whether the browser can hand something to other programs. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Whoever closes the dialog of the system again has not failed. */
export async function share(address: string, text: string): Promise<void> {
  await navigator.share({ url: address, text }).catch(() => undefined);
}

/** Copy what stands in a field. Only safe pages have a clipboard; the old way works in all. */
export async function copy(field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

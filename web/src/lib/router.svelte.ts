// The page that the address asks for, and changing it.

import { readRoute, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(readRoute(location.hash));
  /** The address as the page knows it. */
  hash = location.hash;

  constructor() {
    addEventListener("hashchange", () => {
      this.hash = location.hash;
      this.route = readRoute(this.hash);
    });
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}

/** Change the address without a new page in the browser's history; not of somebody who is on their way elsewhere. */
export function adjust(path: string): void {
  if (location.hash !== router.hash) return;
  history.replaceState(null, "", path);
  router.hash = location.hash;
}

// The page that the address asks for, and changing it.

import { readRoute, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = readRoute(location.hash)));
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}

/** Change the address without a new page in the browser's history. */
export function adjust(path: string): void {
  history.replaceState(null, "", path);
}

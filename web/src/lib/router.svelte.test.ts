import { beforeEach, describe, expect, it } from "vitest";
import { adjust, go, router } from "./router.svelte";

function arrive(): void {
  dispatchEvent(new Event("hashchange"));
}

describe("the address", () => {
  beforeEach(() => {
    go("#/table/one");
    arrive();
  });

  it("leads to its page", () => {
    expect(router.route).toMatchObject({ page: "table", id: "one" });
  });

  it("is adjusted as often as the page likes", () => {
    adjust("#/table/one?move=3");
    adjust("#/table/one?move=4");
    expect(location.hash).toBe("#/table/one?move=4");
  });

  it("is not adjusted while somebody is on their way elsewhere", () => {
    go("#/table/one?seat=0");
    adjust("#/table/one");
    expect(location.hash).toBe("#/table/one?seat=0");
    arrive();
    expect(router.route.query.get("seat")).toBe("0");
  });
});

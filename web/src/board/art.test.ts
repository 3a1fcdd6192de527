import { describe, expect, it } from "vitest";
import { pictures, smallPicture } from "./art";

const ART =
  '<svg xmlns="x" class="map-art"><style>a</style><defs><path id="land"/></defs>' +
  '<g class="map-sea"><rect filter="url(#wash)"/></g><g class="map-graticule s-ink"><path d="M1"/></g>' +
  '<g class="map-tints"><use href="#n-a" class="f-a"/><use href="#n-a" fill="url(#p-a)" opacity=".3"/></g>' +
  '<g class="map-cartouche"><g class="map-title"><text>E</text></g></g><g class="map-texture"><rect/></g></svg>\n';

describe("the two pictures of the sheet", () => {
  const { soft, sharp } = pictures(ART, "dark");
  it("keeps every group in one of them, with style and definitions in both", () => {
    expect(soft).toContain("map-sea");
    expect(soft).toContain("map-texture");
    expect(soft).not.toContain("map-graticule");
    expect(sharp).toContain("map-graticule");
    expect(sharp).toContain("<text>E</text></g></g>");
    for (const picture of [soft, sharp]) expect(picture).toMatch(/^<svg data-theme="dark" .*<defs>.*<\/svg>$/s);
  });
  it("leaves out of a clear map what is there for its beauty alone", () => {
    const clear = pictures(ART, "light", true);
    expect(clear.soft).toContain("f-a");
    expect(clear.soft + clear.sharp).not.toMatch(/graticule|texture|filter=/);
    expect(clear.sharp).toContain("map-cartouche");
  });
  it("has a small picture to begin with, of every board in both themes", () => {
    for (const game of ["imperial", "imperunde", "war"])
      for (const theme of ["light", "dark"] as const) expect(smallPicture(game, theme)).toMatch(/avif/);
    expect(smallPicture("chess", "light")).toBeUndefined();
  });
  it("leaves other pictures whole", () => {
    expect(pictures("<svg ><path/></svg>", "light").soft).toContain("<path/>");
  });
});

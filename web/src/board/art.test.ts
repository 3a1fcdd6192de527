import { describe, expect, it } from "vitest";
import { pictures } from "./art";

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
  it("hatches sharply", () => {
    expect(sharp).toContain('fill="url(#p-a)"');
    expect(soft).not.toContain("url(#p-a)");
    expect(soft).toContain("f-a");
  });
  it("leaves other pictures whole", () => {
    expect(pictures("<svg ><path/></svg>", "light").soft).toContain("<path/>");
  });
});

import { describe, expect, test } from "@jest/globals";
import { type ArcFinder, arcFinderSvg } from "@/components/catalogue/drawing/arc-finder";
import { sideSvg } from "@/components/catalogue/drawing/side";
import { escapeSvg, short, tightPath } from "@/components/catalogue/drawing/svg-text";
import { idsOf, linksOf, parseXml } from "./xml";

const pattern = { season: "winter", family: "car", tread: "directional", seed: "nokian snowproof p" } as const;
const finder: ArcFinder = {
  width: "205",
  profile: "/55",
  rim: "R16",
  season: "winter",
  captions: { width: "šírka", profile: "profil", rim: "ráfik", season: "ZIMNÉ" },
};

describe("text in a drawing", () => {
  test.each([
    ["Q&A <b>", "Q&amp;A &lt;b&gt;"],
    [`"quoted" it's`, "&quot;quoted&quot; it&#39;s"],
    ["a\u0000b\u0008c\uFFFF", "abc"],
    ["half \ud83d a pair", "half  a pair"],
    ["Dezén 🛞", "Dezén 🛞"],
  ])("%j is written as %j", (text, written) => {
    expect(escapeSvg(text)).toBe(written);
  });

  test.each([
    [0.5, ".5"],
    [-0.52, "-.5"],
    [-0.04, "0"],
    [12, "12"],
    [102.04, "102"],
    [10.25, "10.3"],
  ])("the number %d is written as %s", (number, written) => {
    expect(short(number)).toBe(written);
  });

  test("a blank before a minus sign is left out, others stay", () => {
    expect(tightPath("M1 2L-3 -4 5 6")).toBe("M1 2L-3-4 5 6");
  });
});

describe("the drawn sidewall", () => {
  test("brand and size are on it, the brand in capitals", () => {
    const root = parseXml(sideSvg(pattern, { brand: "Nokian Tyres", size: "205/55 R16 91H" }));
    const texts = [...root.querySelectorAll("textPath")].map((element) => element.textContent);
    expect(texts).toEqual(["NOKIAN TYRES", "205/55 R16 91H"]);
  });

  test("a brand with markup in it stays text", () => {
    const svg = sideSvg(pattern, { brand: `</textPath><script>alert("x")</script>&`, size: "<i>" });
    const root = parseXml(svg);
    expect(root.querySelector("script")).toBeNull();
    expect(root.querySelector("textPath")?.textContent).toBe(`</TEXTPATH><SCRIPT>ALERT("X")</SCRIPT>&`);
  });

  test("winter and all-season tyres bear M+S and the mountain, summer ones neither", () => {
    const marks = (season: "winter" | "summer" | "all_season") =>
      sideSvg({ ...pattern, season }, { brand: "B", size: "S" }).includes("M+S");
    expect([marks("winter"), marks("all_season"), marks("summer")]).toEqual([true, true, false]);
  });

  test("it needs no style attribute, which a strict content policy would drop", () => {
    expect(sideSvg(pattern, { brand: "B", size: "S" })).not.toContain("style=");
    expect(arcFinderSvg(finder)).not.toContain("style=");
  });

  test("every reference inside it leads to something in it", () => {
    for (const mode of ["inline", "file"] as const) {
      const root = parseXml(sideSvg(pattern, { brand: "B", size: "S" }, { mode }));
      expect(idsOf(root)).toEqual(expect.arrayContaining(linksOf(root)));
    }
  });
});

describe("the finder's arc", () => {
  test("says the size and the captions it was given, and nothing in another language", () => {
    const root = parseXml(arcFinderSvg(finder));
    const caps = [...root.querySelectorAll("text.cap, text.sea")].map((element) => element.textContent);
    expect(caps).toEqual(["šírka", "profil", "ráfik", "ZIMNÉ"]);
    const sizes = [...root.querySelectorAll("text.fc")].map((element) => element.textContent);
    expect(sizes).toEqual(["205", "/55", "R16"]);
  });

  test("has a part for each control", () => {
    const parts = [...parseXml(arcFinderSvg(finder)).querySelectorAll("[data-part]")];
    expect(parts.map((part) => part.getAttribute("data-part"))).toEqual(["w", "p", "r", "s"]);
  });

  test("captions with markup stay text", () => {
    const captions = { ...finder.captions, width: "<b>&" };
    const cap = parseXml(arcFinderSvg({ ...finder, captions })).querySelector("text.cap");
    expect(cap?.textContent).toBe("<b>&");
  });

  test("the wide and the narrow one share no id, so both can stand in a page", () => {
    const ids = [arcFinderSvg(finder), arcFinderSvg(finder, { narrow: true })].flatMap((svg) => idsOf(parseXml(svg)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("every reference inside it leads to something in it", () => {
    const root = parseXml(arcFinderSvg(finder, { narrow: true, cover: true }));
    expect(idsOf(root)).toEqual(expect.arrayContaining(linksOf(root)));
  });
});

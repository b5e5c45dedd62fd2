import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import type { DrawnPattern } from "@/components/catalogue/drawing/drawn-pattern";
import { flatSvg } from "@/components/catalogue/drawing/flat";
import { drawPitch } from "@/components/catalogue/drawing/pitch";
import { seededRandom } from "@/components/catalogue/drawing/random";
import { treadSvg } from "@/components/catalogue/drawing/tread";
import { families, seasons } from "@/lib/domain/category";
import { treadPath, treadVersion } from "@/lib/domain/tread-path";
import { idsOf, linksOf, parseXml } from "./xml";

const alpin: DrawnPattern = { season: "winter", family: "car", tread: "directional", seed: "michelin alpin 7" };
const treads = ["symmetric", "asymmetric", "directional"] as const;
const kinds = seasons.flatMap((season) =>
  families.flatMap((family) => treads.map((tread): DrawnPattern => ({ season, family, tread, seed: "any" }))),
);

describe("the drawn tread", () => {
  test("a seed gives the same numbers on every machine", () => {
    const next = seededRandom("dezén");
    const numbers = [next(), next(), next()].map((number) => number.toFixed(6));
    expect(numbers).toEqual(["0.034736", "0.223446", "0.730986"]);
  });

  test("the same pattern is drawn the same each time", () => {
    expect(treadSvg({ ...alpin })).toBe(treadSvg({ ...alpin }));
  });

  test("another drawing has another address, since browsers keep one for good", () => {
    const drawings = kinds.flatMap((kind) =>
      ["any", "alfa-snow", "testa-grip-1"].map((seed) => treadSvg({ ...kind, seed }, { mode: "file" })),
    );
    const hash = createHash("sha256").update(drawings.join("\n")).digest("hex").slice(0, 8);
    expect(treadVersion).toBe(hash);
    expect(treadPath("alfa", "snow")).toBe(`/img/tread/alfa-snow.svg?v=${hash}`);
  });

  test("each of the pattern's properties changes the drawing", () => {
    const others: DrawnPattern[] = [
      { ...alpin, seed: "michelin alpin 6" },
      { ...alpin, season: "summer" },
      { ...alpin, tread: "symmetric" },
      { ...alpin, family: "van" },
    ];
    const paths = [alpin, ...others].map((pattern) => drawPitch(pattern).blocks);
    expect(new Set(paths).size).toBe(5);
  });

  test("patterns of one kind differ in their columns and in the length of their pitch, and no mixture is common", () => {
    for (const tread of treads) {
      const drawn = Array.from({ length: 200 }, (_, index) => drawPitch({ ...alpin, tread, seed: `pattern ${index}` }));
      const columns = (blocks: string) => blocks.split("M").length - 1;
      expect(new Set(drawn.map(({ blocks }) => columns(blocks))).size).toBeGreaterThanOrEqual(5);
      const lengths = drawn.map(({ length }) => length);
      expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2);
      const kinds = new Map<string, number>();
      for (const { blocks, length } of drawn) {
        const kind = `${columns(blocks)} ${Math.round(length / 20)}`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      expect(Math.max(...kinds.values())).toBeLessThan(drawn.length / 5);
    }
  });

  test("only summer treads have no sipes: winter has the most cuts, summer the widest", () => {
    const widths = seasons.map((season) => [season, drawPitch({ ...alpin, season }).cutWidth]);
    expect(Object.fromEntries(widths)).toEqual({ winter: 2, summer: 3.4, all_season: 2.2 });
  });

  test.each(kinds)("a $season $family tyre with $tread tread is valid XML, as a file and inside a page", (pattern) => {
    for (const svg of [treadSvg(pattern), treadSvg(pattern, { mode: "file" }), flatSvg(pattern)]) {
      expect(parseXml(svg).localName).toBe("svg");
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("every reference inside a drawing leads to something in it", () => {
    for (const svg of [treadSvg(alpin), treadSvg(alpin, { mode: "file" }), flatSvg(alpin)]) {
      const root = parseXml(svg);
      expect(idsOf(root)).toEqual(expect.arrayContaining(linksOf(root)));
      expect(linksOf(root).length).toBeGreaterThan(0);
    }
  });

  test("two drawings in one page share no id", () => {
    const ids = [
      treadSvg(alpin),
      treadSvg(alpin, { key: "second" }),
      treadSvg({ ...alpin, seed: "other" }),
      flatSvg(alpin),
    ].flatMap((svg) => idsOf(parseXml(svg)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("a seed of any characters makes ids that need no escaping", () => {
    const svg = treadSvg({ ...alpin, seed: `"><script>&'Ž` });
    expect(svg).not.toContain("<script");
    for (const id of idsOf(parseXml(svg))) expect(id).toMatch(/^[a-z][a-z0-9]*$/);
  });

  test("inside a page colours are the page's tokens, in a file they are literal with a dark scheme", () => {
    expect(treadSvg(alpin)).toContain('fill="var(--rub-block)"');
    expect(treadSvg(alpin)).not.toContain("<style>");
    const file = treadSvg(alpin, { mode: "file" });
    expect(file).not.toContain("var(");
    expect(file).toContain('fill="#3b3f43" class="fb"');
    expect(file).toContain("@media(prefers-color-scheme:dark)");
    expect(file).toContain(".fb{fill:#464b50}");
    expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  test("a cropped drawing keeps its width and leaves out what cannot be seen", () => {
    const whole = treadSvg(alpin);
    const cropped = treadSvg(alpin, { crop: 330 });
    expect(whole).toContain('viewBox="0 0 228 632"');
    expect(cropped).toContain('viewBox="0 0 228 330"');
    expect(linksOf(parseXml(cropped)).length).toBeLessThan(linksOf(parseXml(whole)).length);
  });

  test("a file is light: at most 1.3 KB over the wire", () => {
    const sizes = kinds.map((pattern) => gzipSync(treadSvg(pattern, { mode: "file" })).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_300);
  });

  test("a drawing is hidden from assistive technology", () => {
    expect(treadSvg(alpin)).toContain('aria-hidden="true"');
    expect(flatSvg(alpin)).toContain('aria-hidden="true"');
  });
});

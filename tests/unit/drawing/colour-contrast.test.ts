import { describe, expect, test } from "@jest/globals";
import { rubber } from "@/components/catalogue/drawing/colours";
import { letterColour } from "@/components/catalogue/label/class-colours";
import { labelClasses } from "@/lib/domain/eu-label";
import { contrast, token } from "./colour-tokens";

const grounds = ["paper", "card", "sunk", "winter", "summer", "allsea"];

/** Text and the grounds it stands on; 4.5 : 1 is level AA. */
const texts: [text: string, grounds: string[]][] = [
  ["ink", [...grounds, "pic", "winter-2", "summer-2", "allsea-2", "bad-bg"]],
  ["ink-2", [...grounds]],
  ["paper", ["ink"]],
  ["on-hot", ["hot", "hot-hi"]],
  ["on-slab", ["slab", "slab-2"]],
  ["on-slab-2", ["slab", "slab-2"]],
  ["ok", ["paper", "card", "sunk"]],
  ["bad", ["paper", "card", "bad-bg"]],
  ["hot", ["slab", "slab-2"]],
  ["arc-letter", ["arc-rubber"]],
  ["arc-micro", ["arc-rubber"]],
  ["qr-ink", ["qr-paper"]],
];

/** Edges of controls, focus rings and marks; 3 : 1 is level AA. */
const edges: [edge: string, grounds: string[]][] = [
  ["line-2", ["paper", "card", "sunk"]],
  ["focus", [...grounds]],
  ["focus-slab", ["slab", "slab-2"]],
  ["bad", ["card", "bad-bg"]],
  ["hot", ["arc-rubber", "slab"]],
];

const schemes = ["light", "dark"] as const;
const cases = (list: [string, string[]][]) =>
  schemes.flatMap((scheme) => list.flatMap(([on, under]) => under.map((ground) => [scheme, on, ground] as const)));

describe("the colours of the shop", () => {
  test.each(cases(texts))("in the %s scheme --%s can be read on --%s", (scheme, text, ground) => {
    expect(contrast(token(text, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(cases(edges))("in the %s scheme --%s can be made out on --%s", (scheme, edge, ground) => {
    expect(contrast(token(edge, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  // Class letters are 18.7 px and extra bold, which counts as large text.
  test.each((["fuel", "wet"] as const).flatMap((scale) => labelClasses.map((grade) => [scale, grade] as const)))(
    "the letter of %s class %s can be read on its arrow",
    (scale, grade) => {
      const letter = letterColour(scale, grade).slice("var(--".length, -1);
      const arrow = `${scale === "fuel" ? "eu" : "wet"}-${grade.toLowerCase()}`;
      expect(contrast(token(letter, "light"), token(arrow, "light"))).toBeGreaterThanOrEqual(3);
    },
  );

  test("black on white has the greatest contrast and a colour on itself none", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#ff5a1f", "#ff5a1f")).toBe(1);
  });

  test.each(Object.entries(rubber))("the drawings' own %s rubber is the page's", (tone, { light, dark }) => {
    expect([light, dark]).toEqual([token(`rub-${tone}`, "light"), token(`rub-${tone}`, "dark")]);
  });
});

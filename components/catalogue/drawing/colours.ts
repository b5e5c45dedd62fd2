import type { DrawingMode } from "./drawn-pattern";

/** The rubber of drawn tyres; the same values as --rub-* in app/styles/tokens.css (a test compares them). */
export const rubber = {
  groove: { light: "#08090a", dark: "#050606" },
  side: { light: "#1c1e20", dark: "#26292c" },
  block: { light: "#3b3f43", dark: "#464b50" },
  hi: { light: "#757b80", dark: "#858c91" },
  letter: { light: "#aeb4b7", dark: "#c3c8ca" },
} as const;

/** The finder's sidewall is rubber in both schemes, drawn larger and so in more shades. */
export const sidewall = {
  bead: "#050606",
  beadEdge: "#2c2f32",
  wall: "#1a1c1e",
  wallMiddle: "#1d1f21",
  shoulder: "#2b2e31",
  shoulderEdge: "#141517",
  behind: "#0a0b0c",
  tread: "#26292c",
  lug: "#34383b",
  lugShade: "#212427",
  seam: "#08090a",
  ridge: "#3a3e42",
  rimRidge: "#3b3f43",
  hatch: "#33373a",
} as const;

type Tone = keyof typeof rubber;
type Property = "fill" | "stroke" | "stop-color";

/** Classes in a file are two letters: property and tone. */
const classOf = (property: Property, tone: Tone) =>
  `${property === "fill" ? "f" : property === "stroke" ? "k" : "s"}${tone[0]}`;

/**
 * Gives the attribute that paints something in a tone of rubber.
 * Inside a page that is the token; in a file the light colour with a class, by which the file's style darkens it.
 * A program that ignores styles then still sees a tyre.
 */
export function paint(mode: DrawingMode, property: Property, tone: Tone): string {
  if (mode === "inline") return `${property}="var(--rub-${tone})"`;
  return `${property}="${rubber[tone].light}" class="${classOf(property, tone)}"`;
}

/**
 * The style of a file for the dark scheme, naming only the classes its markup uses.
 * @param markup what `paint` helped to make
 */
export function darkStyle(mode: DrawingMode, markup: string): string {
  if (mode === "inline") return "";
  const properties: Property[] = ["fill", "stroke", "stop-color"];
  const rules = properties.flatMap((property) =>
    (Object.keys(rubber) as Tone[])
      .filter((tone) => markup.includes(`class="${classOf(property, tone)}"`))
      .map((tone) => `.${classOf(property, tone)}{${property}:${rubber[tone].dark}}`),
  );
  return `<style>@media(prefers-color-scheme:dark){${rules.join("")}}</style>`;
}

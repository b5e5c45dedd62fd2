import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "../../../app/styles/tokens.css"), "utf8");

/** Value of a colour token in a scheme, as #rrggbb. */
export function token(name: string, scheme: "light" | "dark"): string {
  const value = new RegExp(`^\\s*--${name}:\\s*([^;]+);`, "m").exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no --${name}.`);
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value);
  const colour = pair ? (scheme === "light" ? pair[1] : pair[2]) : value;
  if (!colour || !/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`--${name} is not a plain colour: ${value}.`);
  return colour;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

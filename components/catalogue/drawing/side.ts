import { darkStyle, paint } from "./colours";
import type { DrawingMode, DrawnPattern } from "./drawn-pattern";
import { arcPath, ring } from "./geometry";
import { drawingId, seededRandom } from "./random";
import { snowMark } from "./snow-mark";
import { escapeSvg, short } from "./svg-text";

const centre = { x: 320, y: 320 };
const outer = 303;
const lugDepth = { suv: 26, van: 10 };

/** How a sidewall is drawn. */
export type SideOptions = {
  mode?: DrawingMode;
  /** Diameter of the rim as a share of the tyre's outer diameter; 205/55 R16 is 0.642. */
  rimShare?: number;
  /** Tells this drawing from another of the same pattern in the same page. */
  key?: string;
};

/** What is moulded on the sidewall. Both texts are escaped here. */
export type SideLettering = { brand: string; size: string };

/** The fine ornament left and right: hatching, rings or bricks, by the seed. */
function ornament(style: number, middle: number, from: number, to: number): string {
  const arc = (radius: number, attributes: string) => `<path d="${arcPath(centre, radius, from, to)}" ${attributes}/>`;
  if (style === 0) return arc(middle, 'stroke-width="34" stroke-dasharray="2 5"');
  if (style === 1) return [-12, -4, 4, 12].map((step) => arc(middle + step, 'stroke-width="3"')).join("");
  const bricks = 'stroke-width="14" stroke-dasharray="10 6"';
  return arc(middle + 8, bricks) + arc(middle - 10, `${bricks} stroke-dashoffset="8"`);
}

/** Letters are spread or squeezed to the arc they have, so a long brand never runs into the marks. */
function lettering(path: string, size: number, text: string, maxLength: number): string {
  const length = Math.round(Math.min(text.length * size * 0.56, maxLength));
  return (
    `<text font-size="${short(size)}"><textPath href="#${path}" startOffset="50%" text-anchor="middle" ` +
    `textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeSvg(text)}</textPath></text>`
  );
}

/**
 * The tyre seen from the side, with brand and size on it; winter and all-season ones bear the snow mark and M+S.
 * Decorative: hidden from assistive technology.
 * @param pattern what to draw
 * @param text lettering; any text, it is escaped
 * @returns SVG markup, 640 × 640 units, with a hole where the rim is
 */
export function sideSvg(
  pattern: DrawnPattern,
  text: SideLettering,
  { mode = "inline", rimShare = 0.642, key = "" }: SideOptions = {},
): string {
  const id = mode === "file" ? "" : drawingId(pattern.seed, pattern.season, pattern.family, pattern.tread, key, "side");
  const fill = (tone: "letter") => paint(mode, "fill", tone);
  const stroke = (tone: "groove" | "block" | "hi" | "letter") => paint(mode, "stroke", tone);
  const stop = (offset: number, tone: "groove" | "block" | "side") =>
    `<stop offset="${short(offset, 3)}" ${paint(mode, "stop-color", tone)}/>`;
  const summer = pattern.season === "summer";
  const hole = Math.round(312 * rimShare);
  const middle = (292 + hole) / 2;
  const teeth = pattern.family === "suv" ? 44 : pattern.season === "winter" ? 62 : 54;
  const lug = pattern.family === "car" ? (summer ? 12 : 18) : lugDepth[pattern.family];
  const fontSize = pattern.family === "van" ? 50 : 44;
  const style = Math.floor(seededRandom(`s${pattern.seed}`)() * 3);
  const wall = (outer + hole) / 2;
  const dashes = `pathLength="${teeth * 10}" stroke-dasharray=`;

  const defs =
    `<defs><radialGradient id="${id}g" cx="320" cy="320" r="304" gradientUnits="userSpaceOnUse">` +
    stop(rimShare, "groove") +
    stop(rimShare + 0.05, "block") +
    stop(0.82, "side") +
    stop(0.92, "block") +
    stop(1, "groove") +
    `</radialGradient><linearGradient id="${id}l" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".16"/>` +
    `<stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/>` +
    `</linearGradient><path id="${id}a" d="${arcPath(centre, middle - fontSize * 0.33, 180, 360)}"/>` +
    `<path id="${id}z" d="${arcPath(centre, middle + fontSize * 0.33, 180, 0)}"/></defs>`;
  const rubber =
    ring(centre, 308, 16, stroke("groove")) +
    ring(centre, 309, 14, stroke("block"), `${dashes}"${summer ? "8.6 1.4" : "7.4 2.6"}"`) +
    ring(centre, wall, outer - hole, `stroke="url(#${id}g)"`) +
    ring(centre, 302 - lug / 2, lug, stroke("hi"), `opacity=".55" ${dashes}"${summer ? "4 6" : "6.6 3.4"}"`) +
    ring(centre, 300 - lug, 1.5, stroke("groove")) +
    ring(centre, middle + 32, 1.6, stroke("hi"), 'opacity=".7"') +
    ring(centre, middle - 32, 1.6, stroke("hi"), 'opacity=".5"') +
    ring(centre, hole + 14, 2.5, stroke("groove")) +
    ring(centre, hole + 11, 1.5, stroke("hi")) +
    ring(centre, hole + 1, 3, stroke("hi"), 'opacity=".5"');
  const ornaments = `<g fill="none" ${stroke("hi")} opacity=".5">${ornament(style, middle, 163, 197)}${ornament(style, middle, -17, 17)}</g>`;
  const face = mode === "file" ? 'font-family="Arial,sans-serif" font-weight="800"' : "";
  const letters =
    `<g ${face} ${fill("letter")}>${lettering(`${id}a`, fontSize, text.brand.toUpperCase(), 330)}` +
    `${lettering(`${id}z`, fontSize * 0.84, text.size, 350)}</g>`;
  const top = `translate(320 ${short(320 - middle)})`;
  const marks = summer
    ? ""
    : `<g transform="rotate(52 320 320) ${top}" ${stroke("letter")} fill="none">${snowMark}</g>` +
      `<g transform="rotate(-52 320 320) ${top}" ${face} ${fill("letter")}><text text-anchor="middle" y="9" font-size="26">M+S</text></g>`;
  const gloss = ring(centre, wall, outer - hole, `stroke="url(#${id}l)"`);
  const body = defs + rubber + ornaments + letters + marks + gloss;
  if (mode === "file")
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">${darkStyle(mode, body)}${body}</svg>`;
  return `<svg class="tyre sidetext" viewBox="0 0 640 640" aria-hidden="true" focusable="false">${body}</svg>`;
}

import type { Season } from "@/lib/domain/category";
import { arcWall, arcWheel, fromCrown } from "./arc-wall";
import { arcLength, arcPath, pointAt } from "./geometry";
import { seasonIcon } from "./season-icon";
import { escapeSvg } from "./svg-text";

/** What stands on the finder's sidewall, in the shopper's language. All texts are escaped here. */
export type ArcFinder = {
  /** The size as it is embossed: "205", "/55", "R16". */
  width: string;
  profile: string;
  rim: string;
  season: Season;
  /** The words above the numbers, and the season's name in capitals. */
  captions: { width: string; profile: string; rim: string; season: string };
  /** The part that is lit up, when one is. */
  active?: "w" | "p" | "r" | "s";
};

/** How the arc is cut: for the finder on wide or narrow screens, or as the cover of an article. */
export type ArcOptions = { narrow?: boolean; cover?: boolean; key?: string };

const { centre, rim, baseline } = arcWheel;
const letterSize = 174;
const arc = (radius: number, from: number, to: number) => arcPath(centre, radius, fromCrown(from), fromCrown(to));
const point = (radius: number, angle: number) => pointAt(centre, radius, fromCrown(angle));

/** Every tyre carries such lines, in English whatever the country; small, and hidden on narrow screens. */
const inscriptions = ["RADIAL  ·  TUBELESS  ·  STEEL BELTED", "TREADWEAR INDICATORS  ·  OUTSIDE"] as const;

type Part = { key: "w" | "p" | "r"; on: boolean; angle: number; span: number; value: string; caption: string };

/** Three layers make the letters stand out of the rubber: shade below right, light above left, face. */
function embossed(id: string, part: Part): string {
  const path = `<textPath href="#${id}${part.key}" startOffset="50%" text-anchor="middle" textLength="${arcLength(baseline, part.span)}" lengthAdjust="spacingAndGlyphs">${escapeSvg(part.value)}</textPath>`;
  const layer = (name: string, shift: string) =>
    `<text class="big ${name}" font-size="${letterSize}"${shift}>${path}</text>`;
  return (
    layer("sh", ' transform="translate(2 4)"') + layer("lt", ' transform="translate(-1.2 -2.4)"') + layer("fc", "")
  );
}

function sizePart(id: string, part: Part): string {
  const from = part.angle - part.span / 2;
  const to = part.angle + part.span / 2;
  const high = baseline + 141;
  const bracket = `M${point(high - 10, from + 0.3)}L${point(high, from + 0.3)}A${high} ${high} 0 0 1 ${point(high, to - 0.3)}L${point(high - 10, to - 0.3)}`;
  return (
    `<g class="part${part.on ? " on" : ""}" data-part="${part.key}"><path class="hit" d="${arc(baseline + 72, from - 0.4, to + 0.4)}" stroke-width="200"/>` +
    `<path class="brk" d="${bracket}"/><path id="${id}c${part.key}" d="${arc(baseline + 150, from - 8, to + 8)}" fill="none"/>` +
    `<text class="cap"><textPath href="#${id}c${part.key}" startOffset="50%" text-anchor="middle">${escapeSvg(part.caption)}</textPath></text>` +
    `<path id="${id}${part.key}" d="${arc(baseline, from - 2, to + 2)}" fill="none"/>${embossed(id, part)}</g>`
  );
}

function seasonPart(id: string, { season, captions, active }: ArcFinder, narrow: boolean): string {
  const name = captions.season;
  // The icon stands left of the word: about one degree further out per letter, a tenth more where letters are larger.
  const angle = -(name.length * 1.125 - 0.8) * (narrow ? 1.1 : 1);
  return (
    `<g class="part${active === "s" ? " on" : ""}" data-part="s"><path class="hit" d="${arc(rim + 42, -9, 9)}" stroke-width="52"/>` +
    `<g class="ico" transform="rotate(${angle.toFixed(1)} ${centre.x} ${centre.y}) translate(${centre.x} ${centre.y - rim - 40}) scale(.66)">${seasonIcon[season]}</g>` +
    `<path id="${id}s" d="${arc(rim + 26, -11, 14)}" fill="none"/><text class="sea"><textPath href="#${id}s" startOffset="50%" text-anchor="middle">${escapeSvg(name)}</textPath></text></g>`
  );
}

function micro(id: string): string {
  const line = (key: string, from: number, to: number, offset: string, text: string) =>
    `<path id="${id}${key}" d="${arc(rim + 33, from, to)}" fill="none"/><text><textPath href="#${id}${key}" startOffset="${offset}" text-anchor="middle">${text}</textPath></text>`;
  return `<g class="micro">${line("m", -60, -14, "58%", inscriptions[0])}${line("n", 14, 60, "42%", inscriptions[1])}</g>`;
}

function viewBox({ narrow, cover }: ArcOptions): string {
  if (cover) return narrow ? "292 0 856 535" : "0 0 1440 460";
  return narrow ? "250 0 940 560" : "0 0 1440 860";
}

/**
 * The finder's sidewall: a wide arc with the size embossed. Each of its four parts is a group with data-part
 * "w", "p", "r" or "s", so that the page can light it up. Decorative: the real controls are the fields below it.
 * @returns SVG markup
 */
export function arcFinderSvg(finder: ArcFinder, options: ArcOptions = {}): string {
  const { captions, active } = finder;
  const id = `a${options.narrow ? "n" : "w"}${options.cover ? "c" : ""}${options.key ?? ""}`;
  const parts: Part[] = [
    { key: "w", on: active === "w", angle: -15.9, span: 14.8, value: finder.width, caption: captions.width },
    { key: "p", on: active === "p", angle: -1.2, span: 13, value: finder.profile, caption: captions.profile },
    { key: "r", on: active === "r", angle: 16.4, span: 14.4, value: finder.rim, caption: captions.rim },
  ];
  return (
    `<svg class="arc" viewBox="${viewBox(options)}" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">` +
    `${arcWall(id)}${micro(id)}${parts.map((part) => sizePart(id, part)).join("")}` +
    `${seasonPart(id, finder, options.narrow ?? false)}</svg>`
  );
}

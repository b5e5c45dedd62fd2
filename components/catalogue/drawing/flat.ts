import type { DrawnPattern } from "./drawn-pattern";
import { drawPitch } from "./pitch";
import { drawingId } from "./random";

/** How a swatch of tread is drawn. */
export type FlatOptions = {
  /** How many pitches long the swatch is. */
  pitches?: number;
  /** Without sipes, for swatches behind text. */
  plain?: boolean;
  /** Tells this swatch from another of the same pattern in the same page. */
  key?: string;
  /** "mask": a file of its own, blocks white and cuts black, for a CSS mask by luminance. */
  mode?: "inline" | "mask";
};

/**
 * Tread unrolled flat, for bands and covers. Blocks take the text colour, cuts the custom property --flat-bg.
 * Decorative: hidden from assistive technology.
 * @param pattern what to draw
 * @returns SVG markup that fills its box and is cut at the edges
 */
export function flatSvg(pattern: DrawnPattern, options: FlatOptions = {}): string {
  const { pitches = 12, plain = false, key = "", mode = "inline" } = options;
  const [block, cut] = mode === "mask" ? ["#fff", "#000"] : ["currentColor", "var(--flat-bg)"];
  const pitch = drawPitch(pattern);
  const id = drawingId(pattern.seed, pattern.season, pattern.family, pattern.tread, key, "flat");
  const { length, width } = pitch;
  const cuts = plain ? "" : `<path d="${pitch.cuts}" fill="none" stroke="${cut}" stroke-width="${pitch.cutWidth}"/>`;
  // Blocks lean down out of their own pitch by up to five lengths, so the tile is drawn from six overlapping ones.
  const uses = [-5, -4, -3, -2, -1, 0].map((step) => `<use href="#${id}p" y="${step * length}"/>`).join("");
  return (
    `<svg class="tyre flat"${mode === "mask" ? ' xmlns="http://www.w3.org/2000/svg"' : ""} viewBox="0 0 ${length * pitches} ${width}" preserveAspectRatio="xMidYMid slice" ` +
    `aria-hidden="true" focusable="false"><defs><g id="${id}p"><path d="${pitch.blocks}" fill="${block}"/>${cuts}</g>` +
    `<pattern id="${id}" width="${length}" height="${width}" patternUnits="userSpaceOnUse">` +
    `<g transform="matrix(0 1 1 0 0 ${width / 2})">${uses}</g></pattern></defs>` +
    `<path fill="url(#${id})" d="M0 0h${length * pitches}v${width}H0z"/></svg>`
  );
}

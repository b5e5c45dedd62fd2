import { darkStyle, paint } from "./colours";
import type { DrawingMode, DrawnPattern } from "./drawn-pattern";
import { drawPitch, type Pitch } from "./pitch";
import { drawingId } from "./random";
import { short } from "./svg-text";

const radius = 316;
const wholeHeight = 632;
const margin = 12;

/** How a tread is drawn. */
export type TreadOptions = {
  mode?: DrawingMode;
  /** Height kept from the top, of 632 units; lists show the upper half. */
  crop?: number;
  /** Tells this drawing from another of the same pattern in the same page. */
  key?: string;
};

/** Each pitch stands further round the cylinder, so it is lower and flatter, until it lies edge on. */
function roundTheCylinder(pitch: Pitch, height: number, id: string): string {
  const half = Math.ceil((Math.PI * radius) / pitch.length / 2);
  let uses = "";
  for (let index = -half - 2; index <= half; index++) {
    const degrees = Math.max(-89, Math.min(89, ((index * pitch.length) / radius) * (180 / Math.PI)));
    const y = radius + radius * Math.sin((degrees * Math.PI) / 180);
    const flatness = Math.cos(((index + 0.5) * pitch.length) / radius);
    if (flatness <= 0.04 || y > height + 4) continue;
    uses += `<use href="#${id}p" transform="matrix(1 0 0 ${short(flatness, 2)} 0 ${short(y)})"/>`;
  }
  return uses;
}

/** Light from above falls on the upper third; the shoulders and the lower end turn away. */
const shading = (id: string) =>
  `<linearGradient id="${id}v" x2="0" y2="632" gradientUnits="userSpaceOnUse"><stop stop-opacity=".75"/>` +
  `<stop offset=".1" stop-opacity=".25"/><stop offset=".22" stop-opacity="0"/>` +
  `<stop offset=".36" stop-color="#fff" stop-opacity=".13"/><stop offset=".55" stop-opacity="0"/>` +
  `<stop offset="1" stop-opacity=".8"/></linearGradient><linearGradient id="${id}h"><stop stop-opacity=".6"/>` +
  `<stop offset=".16" stop-opacity="0"/><stop offset=".84" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></linearGradient>`;

/**
 * The tyre seen from the front, its tread laid round a cylinder. Decorative: hidden from assistive technology.
 * @param pattern what to draw
 * @returns SVG markup; about 228 units wide and 632 (or `crop`) high
 */
export function treadSvg(pattern: DrawnPattern, { mode = "inline", crop, key = "" }: TreadOptions = {}): string {
  const pitch = drawPitch(pattern);
  const id =
    mode === "file" ? "" : drawingId(pattern.seed, pattern.season, pattern.family, pattern.tread, key, "tread");
  const height = crop ?? wholeHeight;
  const { width } = pitch;
  const frame = `M0 0h${width + 2 * margin}v632H0z`;
  const piece =
    `<path id="${id}b" d="${pitch.blocks}"/><g id="${id}p"><use href="#${id}b" y="-2.2" ${paint(mode, "fill", "hi")}/>` +
    `<use href="#${id}b" ${paint(mode, "fill", "block")}/>` +
    `<path d="${pitch.cuts}" fill="none" ${paint(mode, "stroke", "groove")} stroke-width="${pitch.cutWidth}"/></g>`;
  const clip = `<clipPath id="${id}c"><rect x="${margin}" width="${width}" height="632" rx="46" ry="84"/></clipPath>`;
  const body =
    `<defs>${piece}${clip}${shading(id)}</defs>` +
    `<rect x="4" y="12" width="${width + 16}" height="608" rx="50" ry="104" ${paint(mode, "fill", "side")}/>` +
    `<g clip-path="url(#${id}c)"><path d="${frame}" ${paint(mode, "fill", "groove")}/>` +
    `<g transform="translate(${width / 2 + margin})">${roundTheCylinder(pitch, height, id)}</g>` +
    `<path fill="url(#${id}h)" d="${frame}"/><path fill="url(#${id}v)" d="${frame}"/></g>`;
  const box = `viewBox="0 0 ${width + 2 * margin} ${height}"`;
  if (mode === "file") return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${darkStyle(mode, body)}${body}</svg>`;
  return `<svg class="tyre" ${box} aria-hidden="true" focusable="false">${body}</svg>`;
}

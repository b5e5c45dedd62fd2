import { type LabelClass, labelClasses } from "@/lib/domain/eu-label";
import { classColour, type Scale } from "./class-colours";

const arrowLengths: Record<LabelClass, number> = { A: 31, B: 37, C: 43, D: 49, E: 54 };
/** From the top of one arrow to the next. */
export const arrowStep = 22.5;
/** Letters of the scales. */
export const scaleFont = "Calibri, Carlito, Verdana, sans-serif";

/** Five arrows from A to E. 54 × 108 units, SVG. */
export function classArrows(scale: Scale): string {
  const arrows = labelClasses.map(
    (letter, index) =>
      `<g transform="translate(0 ${index * arrowStep})">` +
      `<path d="M0 0h${arrowLengths[letter] - 9}l9 9-9 9H0z" fill="${classColour(scale, letter)}" stroke="var(--eu-ink)" stroke-width=".15"/>` +
      `<text x="4" y="14" font-size="15" fill="var(--eu-paper)" stroke="var(--eu-ink)" stroke-width=".35" paint-order="stroke">${letter}</text></g>`,
  );
  return `<g font-family="${scaleFont}" font-weight="700">${arrows.join("")}</g>`;
}

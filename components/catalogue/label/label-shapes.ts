import { createHash } from "node:crypto";
import { classArrows } from "./class-arrows";
import { labelHeader } from "./label-header";
import { fuelPictogram, icePictogram, noisePictogram, snowPictogram, wetPictogram } from "./pictograms";

/** What all labels share, by the name that `LabelShape` asks for it by. */
const shapes = {
  header: labelHeader,
  fuel: fuelPictogram,
  wet: wetPictogram,
  noise: noisePictogram,
  snow: snowPictogram,
  ice: icePictogram,
  "fuel-scale": classArrows("fuel"),
  "wet-scale": classArrows("wet"),
};

export type LabelShapeName = keyof typeof shapes;

/**
 * The file of all shapes, an SVG that is only looked into. Its colours are the tokens of the page that uses a shape,
 * since they are inherited there.
 */
export function labelShapesSvg(): string {
  const groups = Object.entries(shapes).map(([name, svg]) => `<g id="${name}">${svg}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`;
}

/** The address of that file, another one for other shapes, so that browsers may keep it for good. */
export const labelShapesPath = `/img/label.svg?v=${createHash("sha256").update(labelShapesSvg()).digest("hex").slice(0, 8)}`;

import { sidewall } from "./colours";
import { arcPath, ring } from "./geometry";

/** The finder's tyre: centre and radii in drawing units; its crown is 26 units below the upper edge. */
export const arcWheel = { centre: { x: 720, y: 1156 }, outer: 1130, rim: 812, baseline: 897 } as const;

const { centre, outer, rim } = arcWheel;
// Dashes begin at three o'clock; turned so that their seam lies out of sight below.
const turned = `transform="rotate(47 ${centre.x} ${centre.y})"`;
const stroke = (colour: string) => `stroke="${colour}"`;

/** Angles in the finder are counted from the crown, as one reads the sidewall: negative to the left. */
export const fromCrown = (angle: number) => angle - 90;

const stops: [offset: number, colour: string][] = [
  [0.718, sidewall.bead],
  [0.735, sidewall.beadEdge],
  [0.8, sidewall.wall],
  [0.9, sidewall.wallMiddle],
  [0.955, sidewall.shoulder],
  [0.985, sidewall.shoulderEdge],
];

/**
 * The rubber of the finder's sidewall, without lettering.
 * @param id prefix of the ids it defines
 */
export function arcWall(id: string): string {
  const wall = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");
  const lugs = `${turned} pathLength="1320" stroke-dasharray=`;
  const hatches = [
    [-58, -28],
    [28, 58],
  ].map(
    ([from = 0, to = 0]) =>
      `<path d="${arcPath(centre, 959, fromCrown(from), fromCrown(to))}" stroke-width="112" stroke-dasharray="3 9"/>`,
  );
  return (
    `<defs><radialGradient id="${id}g" cx="${centre.x}" cy="${centre.y}" r="${outer}" gradientUnits="userSpaceOnUse">${wall}</radialGradient></defs>` +
    ring(centre, outer - 9, 22, stroke(sidewall.behind), turned) +
    ring(centre, outer - 12, 28, stroke(sidewall.tread), `${lugs}"7.6 2.4"`) +
    ring(centre, (outer - 20 + rim) / 2, outer - 20 - rim, `stroke="url(#${id}g)"`, turned) +
    ring(centre, outer - 37, 32, stroke(sidewall.lug), `${lugs}"6.6 3.4"`) +
    ring(centre, outer - 37, 32, stroke(sidewall.lugShade), `${lugs}"1 3.4 1 .6 1 3" opacity=".8"`) +
    ring(centre, outer - 54, 2, stroke(sidewall.seam), turned) +
    ring(centre, rim + 62, 1.5, stroke(sidewall.ridge), turned) +
    ring(centre, rim + 6, 5, stroke(sidewall.rimRidge), turned) +
    ring(centre, rim + 20, 3, stroke(sidewall.seam), turned) +
    `<g fill="none" ${stroke(sidewall.hatch)}>${hatches.join("")}</g>`
  );
}

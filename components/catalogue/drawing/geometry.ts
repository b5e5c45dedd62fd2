import { short } from "./svg-text";

const radians = Math.PI / 180;

/** A circle's centre, in drawing units. */
export type Centre = { x: number; y: number };

/**
 * A point on a circle.
 * @param angle degrees clockwise from the right (three o'clock)
 */
export function pointAt({ x, y }: Centre, radius: number, angle: number): string {
  return `${short(x + radius * Math.cos(angle * radians))} ${short(y + radius * Math.sin(angle * radians))}`;
}

/**
 * Path of a circular arc.
 * @param from degrees clockwise from the right
 * @param to degrees; smaller than `from` draws anticlockwise
 */
export function arcPath(centre: Centre, radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${pointAt(centre, radius, from)}A${radius} ${radius} 0 ${large} ${sweep} ${pointAt(centre, radius, to)}`;
}

/** Length of an arc in drawing units, rounded to whole ones. */
export function arcLength(radius: number, degrees: number): number {
  return Math.round(radius * degrees * radians);
}

/**
 * A ring: a stroked circle.
 * @param paint the stroke attribute, for example `stroke="#000"`
 * @param more further attributes
 */
export function ring({ x, y }: Centre, radius: number, width: number, paint: string, more = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${short(radius)}" fill="none" ${paint} stroke-width="${short(width)}"${more && ` ${more}`}/>`;
}

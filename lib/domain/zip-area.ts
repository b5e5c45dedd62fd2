import { zipAreaRows } from "@/lib/domain/zip-area-rows";

/** A place on the map, in degrees. */
export type Place = { north: number; east: number };

/** The areas of a country by the first three digits of their ZIPs. */
function areasIn(rows: string): [digits: string, place: Place][] {
  return rows.split(";").flatMap((row) => {
    const [digits = "", north, east] = row.trim().split(" ");
    const [from = "", to = from] = digits.split("-");
    const place = { north: Number(north), east: Number(east) };
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index): [string, Place] => [
      String(Number(from) + index).padStart(3, "0"),
      place,
    ]);
  });
}

const areas = new Map(Object.values(zipAreaRows).flatMap(areasIn));

/**
 * About where a ZIP is, Czech or Slovak, whole or only its first three digits: the middle of its area, some ten kilometres off
 * at most; `null` for a text that is none and for an area that nobody has.
 */
export function zipPlace(zip: string): Place | null {
  const [, digits = ""] = /^(\d{3})\d{0,2}$/.exec(zip.replace(/\s/g, "")) ?? [];
  return areas.get(digits) ?? null;
}

const kmPerDegree = 111.2;

/** Kilometres between two places as the crow flies; the earth is flat enough within two countries. */
export function distanceKm(a: Place, b: Place): number {
  const middle = (((a.north + b.north) / 2) * Math.PI) / 180;
  return Math.hypot(a.north - b.north, (a.east - b.east) * Math.cos(middle)) * kmPerDegree;
}

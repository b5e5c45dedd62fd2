import { deliveryMethod } from "@/lib/domain/delivery";
import type { Country } from "@/lib/domain/locale";
import { pickupPointRows } from "@/lib/domain/pickup-point-rows";
import { slugify } from "@/lib/domain/slug";
import { distanceKm, zipPlace } from "@/lib/domain/zip-area";

/** A partner garage or depot that keeps tyres for the shopper. */
export type PickupPoint = {
  id: string;
  name: string;
  address: string;
  city: string;
  zip_code: string;
};

/** `cz-pneuservis-u-mostu-praha`: the name and the town, so that a point keeps its id when others come and go. */
const points = (country: Country): PickupPoint[] =>
  pickupPointRows[country].map(([name, address, city, zip_code]) => ({
    id: `${country.toLowerCase()}-${slugify(name)}-${slugify(city)}`,
    name,
    address,
    city,
    zip_code,
  }));

const pointsOf: Record<Country, PickupPoint[]> = { CZ: points("CZ"), SK: points("SK") };

const words = (text: string) => ` ${slugify(text).replaceAll("-", " ")}`;

/**
 * The points of a delivery method (none unless it is a parcelshop), in the order of their towns; with `query` those
 * where each of its words begins a word of the town, name, address or ZIP, or the ZIP begins with it. Accents and case
 * don't count.
 * @throws DomainError `unknown_delivery_method`
 */
export function pickupPoints(methodId: string, query = ""): PickupPoint[] {
  const { type, country } = deliveryMethod(methodId);
  if (type !== "parcelshop") return [];
  const zip = query.replace(/\s/g, "");
  const wanted = words(query).split(" ").filter(Boolean);
  return pointsOf[country]
    .filter((point) => {
      const text = words(`${point.city} ${point.name} ${point.address} ${point.zip_code}`);
      const byZip = /^\d+$/.test(zip) && point.zip_code.replace(" ", "").startsWith(zip);
      return byZip || wanted.every((word) => text.includes(` ${word}`));
    })
    .sort((a, b) => a.city.localeCompare(b.city, country === "CZ" ? "cs" : "sk") || (a.id < b.id ? -1 : 1));
}

/**
 * The point of a method by its id; `undefined` when the method has no such point.
 * @throws DomainError `unknown_delivery_method`
 */
export function pickupPoint(methodId: string, pointId: string): PickupPoint | undefined {
  return pickupPoints(methodId).find((point) => point.id === pointId);
}

/** A point with how far it is, in whole kilometres as the crow flies; `null` where nobody has said from where. */
export type NearPoint = PickupPoint & { distance_km: number | null };

/**
 * `pickupPoints` with their distances: from the ZIP that is searched for where no point has it, else from `near`. The nearest
 * come first, one that has the very ZIP before all; those that are equally far in the order of their towns.
 * @param near a ZIP, perhaps unfinished; what is none counts as not said
 * @throws DomainError `unknown_delivery_method`
 */
export function nearPickupPoints(methodId: string, query = "", near = ""): NearPoint[] {
  const found = pickupPoints(methodId, query);
  const searched = found.length === 0 ? zipPlace(query) : null;
  const from = searched ?? zipPlace(near);
  const points = searched ? pickupPoints(methodId) : found;
  const far = ({ zip_code }: PickupPoint) => {
    const place = zipPlace(zip_code);
    return from && place ? Math.round(distanceKm(from, place)) : null;
  };
  const zip = near.replace(/\s/g, "");
  const rank = ({ zip_code, distance_km }: NearPoint) =>
    zip_code.replace(" ", "") === zip ? -1 : (distance_km ?? Number.MAX_VALUE);
  return points.map((point) => ({ ...point, distance_km: far(point) })).sort((a, b) => rank(a) - rank(b));
}

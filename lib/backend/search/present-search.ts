import { sizeGroups } from "@/lib/backend/catalogue/size-groups";
import { listingsOf } from "@/lib/backend/search/listings";
import { nearestSearches } from "@/lib/backend/search/nearest";
import type { Understood } from "@/lib/backend/search/understood";
import { type Voice, vehicleLabel, writeSearch, writtenParts } from "@/lib/backend/search/write-search";
import type { UnderstoodSearch } from "@/lib/contract/search";
import { formatTyreSize } from "@/lib/domain/tyre-size";

/** Sizes of a car worth showing. */
const maxSizes = 12;

/** The car with its sizes that are on sale, the usual ones first. Only the make: its models have too many sizes to show. */
async function vehicleOf(understood: Understood, voice: Voice): Promise<UnderstoodSearch["vehicle"]> {
  const { vehicle } = understood;
  if (!vehicle) return null;
  const label = vehicleLabel(vehicle);
  if (vehicle.model === null) return { label, sizes: [] };
  const groups = await sizeGroups(voice.currency);
  const sizes = new Map(
    vehicle.generations.flatMap(({ sizes }) => sizes.map(({ size }) => [formatTyreSize(size), size])),
  );
  const counted = [...sizes].map(([text, size]) => {
    const count = groups
      .filter((group) => group.width === size.width && group.profile === (size.profile ?? 0) && group.rim === size.rim)
      .filter((group) => (group.commercial || !size.commercial) && (understood.season ?? group.season) === group.season)
      .reduce((sum, group) => sum + group.count, 0);
    return { text, q: writeSearch({ ...understood, size }, voice), count };
  });
  return { label, sizes: counted.filter(({ count }) => count > 0).slice(0, maxSizes) };
}

/**
 * How a search was read, for whoever typed it.
 * @param found how many tyres it finds; `sort` is the order they stand in
 */
export async function presentSearch(
  understood: Understood,
  { found, sort, voice }: { found: number; sort: string; voice: Voice },
): Promise<UnderstoodSearch> {
  const [vehicle, listings, nearest] = await Promise.all([
    vehicleOf(understood, voice),
    found > 0 ? listingsOf(understood, voice) : [],
    found > 0 ? [] : nearestSearches(understood, voice),
  ]);
  return {
    q: writeSearch(understood, voice),
    parts: writtenParts(understood, voice).map(({ kind, label, without }) => ({
      kind,
      label,
      without: writeSearch(without, voice),
    })),
    unknown: understood.unknown,
    corrected: understood.corrected,
    sort,
    vehicle,
    listings,
    nearest,
  };
}

/** What one supplier can give of a tyre. */
export type Source = {
  supplierId: number;
  /** The shop's own store. */
  own: boolean;
  available: number;
  /** Cost of one piece, net with freight, in hellers; null: not known. */
  landed: number | null;
  /** Working days until it can leave. */
  days: number;
};

/** Own pieces whose cost nobody knows are paid for; another's cost as much as nothing else. */
const costOf = ({ landed, own }: Source): number => landed ?? (own ? 0 : Number.POSITIVE_INFINITY);

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/**
 * The sources that have all pieces of a line, so that a set never comes from two places, best first: those that keep the promised days
 * before the others, then by cost, then by how many there are.
 * @param promisedDays working days until the pieces leave, as the shopper was told
 */
export function servingSources<Found extends Source>(
  sources: readonly Found[],
  quantity: number,
  promisedDays: number,
): Found[] {
  const late = ({ days }: Found) => Number(days > promisedDays);
  return sources
    .filter(({ available }) => available >= quantity)
    .sort(
      (one, other) =>
        compare(late(one), late(other)) ||
        compare(costOf(one), costOf(other)) ||
        compare(other.available, one.available) ||
        compare(one.supplierId, other.supplierId),
    );
}

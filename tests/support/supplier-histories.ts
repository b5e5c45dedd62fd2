import fc from "fast-check";

/** What happens to one tyre and its suppliers, one after another. */
export type Event =
  | { kind: "list"; supplier: number; lag: number }
  | { kind: "sale"; supplier: number; quantity: number }
  | { kind: "order" | "arrive" | "cancel"; which: number }
  | { kind: "restock"; supplier: number; quantity: number };

export type Terms = { cap: number | null; buffer: number };
type Sold = {
  supplier: number;
  quantity: number;
  state: "to_order" | "ordered" | "arrived" | "cancelled";
  orderedAt: number | null;
};
type Offer = { stock: number; asOf: number };
export type Tyre = {
  /** By supplier; null: it has never been on its list. */
  offers: (Offer | null)[];
  sold: Sold[];
  /** What one source can still give in truth: what lies in its store less what the shop has sold of it and not ordered yet. */
  truth: number;
  /** What the shop may sell, computed another way than the database does. */
  published: number;
};

const supplier = fc.nat(2);
const quantity = fc.integer({ min: 1, max: 8 });
const which = fc.nat(20);

/** A history of one tyre: what three suppliers have at the beginning, and events. */
export const history = fc.record({
  first: fc.tuple(fc.nat(24), fc.nat(24), fc.nat(24)),
  events: fc.array(
    fc.oneof<fc.Arbitrary<Event>[]>(
      fc.record({ kind: fc.constant("list" as const), supplier, lag: fc.nat(4) }),
      fc.record({ kind: fc.constant("sale" as const), supplier, quantity }),
      fc.record({ kind: fc.constantFrom("order", "arrive", "cancel"), which }),
      fc.record({ kind: fc.constant("restock" as const), supplier, quantity }),
    ),
    { minLength: 3, maxLength: 24 },
  ),
});

/** What the shop can know that one supplier still has, from its list and from its own orders. */
function known(at: number, { offers, sold }: Pick<Tyre, "offers" | "sold">, { cap, buffer }: Terms): number {
  const offer = offers[at];
  if (!offer) return 0;
  let pieces = cap === null ? offer.stock : Math.min(cap, offer.stock);
  pieces -= buffer;
  for (const one of sold)
    if (one.supplier === at && (one.state === "to_order" || (one.orderedAt !== null && one.orderedAt > offer.asOf)))
      pieces -= one.quantity;
  return Math.max(0, pieces);
}

/** Lives a history through. Lists tell the truth of the moment they were made, which may be some time ago. */
export function lived({ first, events }: { first: number[]; events: Event[] }, terms: Terms[]): Tyre {
  const tyre: Pick<Tyre, "offers" | "sold"> = { offers: [null, null, null], sold: [] };
  const stores: number[][] = [[...first]]; // of each moment
  const now = () => stores.length - 1;
  for (const event of events) {
    const store = [...(stores.at(-1) ?? [])];
    stores.push(store);
    if (event.kind === "list") {
      const asOf = Math.max(0, now() - 1 - event.lag);
      tyre.offers[event.supplier] = { stock: stores[asOf]?.[event.supplier] ?? 0, asOf };
    } else if (event.kind === "restock") store[event.supplier] = (store[event.supplier] ?? 0) + event.quantity;
    else if (event.kind === "sale") {
      const { supplier: from, quantity: pieces } = event;
      if (known(from, tyre, terms[from] ?? { cap: null, buffer: 0 }) >= pieces)
        tyre.sold.push({ supplier: from, quantity: pieces, state: "to_order", orderedAt: null });
    } else {
      const states = { order: ["to_order"], arrive: ["ordered"], cancel: ["to_order", "ordered", "arrived"] };
      const open = tyre.sold.filter(({ state }) => states[event.kind].includes(state));
      const one = open[event.which % Math.max(1, open.length)];
      if (!one) continue;
      if (event.kind === "order") {
        Object.assign(one, { state: "ordered", orderedAt: now() });
        store[one.supplier] = (store[one.supplier] ?? 0) - one.quantity;
      } else one.state = event.kind === "arrive" ? "arrived" : "cancelled";
    }
  }
  const last = stores.at(-1) ?? [];
  const promised = (at: number) =>
    tyre.sold.reduce((sum, one) => sum + (one.supplier === at && one.state === "to_order" ? one.quantity : 0), 0);
  const each = (value: (at: number) => number) => Math.max(0, ...[0, 1, 2].map(value));
  return {
    ...tyre,
    truth: each((at) => (last[at] ?? 0) - promised(at)),
    published: each((at) => known(at, tyre, terms[at] ?? { cap: null, buffer: 0 })),
  };
}

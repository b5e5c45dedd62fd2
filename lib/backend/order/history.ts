import type { StoredOrder } from "@/lib/backend/order/load-order";
import type { Order } from "@/lib/contract/order";

/** The events that were not taken back. */
const standing = (events: StoredOrder["events"]) => events.filter(({ undoneAt }) => undoneAt === null);

/** What has happened to an order, its payment and its contract, oldest first. */
export function historyOf({ events, withdrawals }: StoredOrder): Order["history"] {
  const states = standing(events).map(({ kind, state, at }) => ({ kind, state, at }));
  const received = withdrawals.map(({ submittedAt }) => ({
    kind: "withdrawal" as const,
    state: "received",
    at: submittedAt,
  }));
  return [...states, ...received]
    .sort((one, other) => one.at.getTime() - other.at.getTime()) // stable: events of one moment stay in their order
    .map((event) => ({ ...event, at: event.at.toISOString() }));
}

/** When the goods were delivered, `null` while they are not. */
export function deliveredAt({ events }: Pick<StoredOrder, "events">): Date | null {
  return standing(events).findLast(({ kind, state }) => kind === "order" && state === "delivered")?.at ?? null;
}

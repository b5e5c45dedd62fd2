import { and, type SQL, sql } from "drizzle-orm";
import type { Sort } from "@/lib/backend/admin/list/keyset";
import { waitsForSupplier } from "@/lib/backend/admin/supply/to-come";
import { customerOrder as o, open, problem } from "@/lib/backend/kernel/database/schema/order";
import type { OrderView } from "@/lib/domain/admin/order-view";
import { paymentKind, paymentMethodIds } from "@/lib/domain/payment-methods";

const prepaid = sql.join(
  paymentMethodIds.filter((id) => paymentKind(id) !== "on_delivery").map((id) => sql`${id}`),
  sql`, `,
);

/** The shop waits for an order's money before it sends it; the same as `awaitsMoney`. */
const awaitsMoney = sql`(status = 'placed' and payment_status = 'pending' and payment_id in (${prepaid}))`;

/** Put aside, and not back yet. */
const aside = (today: string) => sql`(hold is not null and (hold_until is null or hold_until > ${today}::date))`;

// With their table: by themselves the names mean the texts that a row shows, which no index holds.
const [placed, leaves, id] = [
  { column: sql`${o.placedAt}`, type: "timestamptz" },
  { column: sql`${o.leaveBy}`, type: "date" },
  { column: sql`${o.id}`, type: "uuid" },
] as const;
const byLeaving: Sort = { columns: [leaves, placed, id], descending: false };
const latest: Sort = { columns: [placed, id], descending: true };
const oldest: Sort = { columns: [placed, id], descending: false };

type View = { where: SQL | undefined; sort: Sort };

/** What a view holds and how it is sorted. Each has an index that gives its rows in this order. @param today the shop's day */
export function viewOf(view: OrderView, today: string): View {
  const views: Record<OrderView, () => View> = {
    queue: () => ({ where: and(open(o), sql`not ${awaitsMoney}`, sql`not ${aside(today)}`), sort: byLeaving }),
    new: () => ({ where: sql`status = 'placed'`, sort: latest }),
    to_order: () => ({ where: and(open(o), waitsForSupplier), sort: byLeaving }),
    to_pack: () => ({ where: and(open(o), sql`status = 'confirmed'`, sql`not ${aside(today)}`), sort: byLeaving }),
    to_ship: () => ({ where: and(open(o), sql`status = 'packed'`, sql`not ${aside(today)}`), sort: byLeaving }),
    unpaid: () => ({
      where: sql`payment_status = 'pending' and status <> 'cancelled'
        and (payment_id in (${prepaid}) or status = 'delivered')`,
      sort: oldest,
    }),
    problems: () => ({ where: problem(o), sort: latest }),
    done: () => ({ where: sql`status in ('shipped', 'delivered', 'cancelled', 'returned')`, sort: latest }),
    all: () => ({ where: undefined, sort: latest }),
  };
  return views[view]();
}

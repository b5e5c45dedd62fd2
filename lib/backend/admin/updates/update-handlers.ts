import { sql } from "drizzle-orm";
import { soughtOrders } from "@/lib/backend/admin/orders/find-orders";
import { noteSearch } from "@/lib/backend/admin/orders/list-orders";
import { findRows, orderRowOf } from "@/lib/backend/admin/orders/order-rows";
import { hasChanged, readUpdates } from "@/lib/backend/admin/updates/read-updates";
import { undoChange } from "@/lib/backend/admin/updates/undo-change";
import { plannedDatabase } from "@/lib/backend/kernel/database/connect";
import type { StaffContext } from "@/lib/backend/kernel/http/context";
import type { Handlers } from "@/lib/backend/kernel/http/handler";
import { type adminUpdateCalls, moment } from "@/lib/contract/admin/updates";
import { hasRight } from "@/lib/domain/admin/rights";
import { pragueDay } from "@/lib/domain/delivery-estimate";

/** How many orders a search shows. */
const shown = 8;

const seesOrders = ({ staff }: StaffContext) => hasRight(staff.rights, ["orders", "money"]);

/** What stands above every screen: what is new, the search, the way back. */
export const adminUpdateHandlers: Handlers<keyof typeof adminUpdateCalls> = {
  "GET /admin/updates": async ({ headers, query }, context) => {
    const known = moment.safeParse(headers["if-none-match"]?.replaceAll('"', "")).data;
    if (known && !(await hasChanged(known))) return { status: 304, headers: { etag: `"${known}"` } };
    const seen = {
      orders: seesOrders(context),
      messages: hasRight(context.staff.rights, "orders"),
      lists: hasRight(context.staff.rights, "catalogue"),
    };
    const body = await readUpdates(query.since, seen);
    return { status: 200, body, headers: { etag: `"${body.latest}"` } };
  },

  "GET /admin/search": async ({ query }, context) => {
    const sought = seesOrders(context) ? soughtOrders(query.q, shown) : null;
    if (!sought) return { status: 200, body: { orders: [] } };
    const [found] = await Promise.all([
      findRows(
        plannedDatabase(),
        sql`customer_order.id = any(array${sought.ids})`,
        sql`customer_order.placed_at desc, customer_order.id desc`,
        shown,
      ),
      noteSearch(sought.by, context),
    ]);
    const today = pragueDay(context.now);
    return { status: 200, body: { orders: found.map((order) => orderRowOf(order, today)) } };
  },

  "POST /admin/undo": async ({ body }, context) => ({ status: 200, body: await undoChange(body.token, context) }),
};

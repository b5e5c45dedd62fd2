import { sql } from "drizzle-orm";
import { linesToCome } from "@/lib/backend/admin/supply/to-come";
import { database } from "@/lib/backend/kernel/database/connect";
import { customerOrder as o, open } from "@/lib/backend/kernel/database/schema/order";
import { type Offered, offeredOf } from "@/lib/backend/supply/sources";
import type { Supplied, SupplierWork } from "@/lib/contract/admin/supply";
import { expectedDay, minutesToCutoff } from "@/lib/domain/admin/cutoff";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import type { Currency } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { servingSources } from "@/lib/domain/supply-source";

/** How many lines are looked at: those of the orders that leave first. */
const most = 500;

type Line = {
  supplier_id: number;
  product_id: number;
  name: string;
  size: string;
  ean: string | null;
  code: string | null;
  cost: number | null;
  currency: Currency;
  quantity: number;
  state: Supplied["state"];
  expected_on: string | null;
  position: number;
  line_revision: number;
  number: string;
  revision: number;
  customer: string;
  leave_by: string;
};

type Known = { id: number; name: string; email: string | null; cutoff: string; lead_days: number };

/** Lines of open orders whose pieces somebody has to order, or waits for. */
const awaitedLines = () =>
  database().execute<Line>(sql`
    select coming.supplier_id, coming.product_id, line.name, line.size, product.ean, offer.code, coming.cost, coming.currency,
      coming.quantity, coming.state, coming.expected_on::text, coming.position, coming.revision as line_revision,
      customer_order.number, customer_order.revision, customer_order.leave_by::text,
      coalesce(company_name, first_name || ' ' || last_name) as customer
    from customer_order
    cross join lateral (${linesToCome}) as coming
    join order_line as line on line.order_id = coming.order_id and line.position = coming.position
    join product on product.id = coming.product_id
    left join supplier_offer as offer on offer.supplier_id = coming.supplier_id and offer.product_id = coming.product_id
    where ${open(o)}
    order by customer_order.leave_by, customer_order.placed_at, customer_order.id, coming.position
    limit ${most + 1}`);

const rank = { short: 0, to_order: 1, ordered: 2 };

/** The best source of a tyre beside the one it comes from; of the whole row where one has it, so that it can be ordered at once. */
function otherOf(tyre: Supplied, supplier: number, offered: readonly Offered[], names: Map<number, string>) {
  const others = offered.filter((one) => one.productId === tyre.product_id && one.supplierId !== supplier);
  const [best] = servingSources(others, tyre.pieces, Number.POSITIVE_INFINITY);
  if (!best) return null;
  const { supplierId, available, landed, days } = best;
  const cost = landed === null ? null : moneyOf(landed, "CZK");
  return { supplier: supplierId, name: names.get(supplierId) ?? "", available, cost, days };
}

/** The lines of one supplier by tyre: what is not to be had first, what is to be ordered next, then by the day it comes. */
function tyresOf(lines: readonly Line[], today: string): Supplied[] {
  const tyres = new Map<string, Supplied>();
  for (const line of lines) {
    const { product_id, name, size, ean, code, state, expected_on, quantity: pieces, leave_by } = line;
    const key = [product_id, state, expected_on].join();
    const cost = line.cost === null ? null : moneyOf(line.cost, line.currency);
    const tyre = tyres.get(key) ?? {
      ...{ product_id, name, size, ean, code, cost, state, expected_on },
      ...{ pieces: 0, other: null, lines: [] },
    };
    tyre.pieces += pieces;
    const { number, position, revision, line_revision, customer } = line;
    const late = leave_by < today;
    tyre.lines.push({ number, position, revision, line_revision, name: customer, pieces, leave_by, late });
    tyres.set(key, tyre);
  }
  return [...tyres.values()].sort(
    (one, other) =>
      rank[one.state] - rank[other.state] || (one.expected_on ?? "").localeCompare(other.expected_on ?? ""),
  );
}

/** What is to come from each supplier that something is to come from, by its cut-off; the soonest first. */
export async function listWork(now: Date): Promise<{ suppliers: SupplierWork[]; more: boolean }> {
  const found = await awaitedLines();
  const lines = found.slice(0, most);
  if (lines.length === 0) return { suppliers: [], more: false };
  const suppliers = await database().execute<Known>(sql`
    select id, name, email, cutoff::text, lead_days from supplier order by cutoff, name`);
  const offered = await offeredOf(database(), [...new Set(lines.map(({ product_id }) => product_id))]);
  const names = new Map(suppliers.map(({ id, name }) => [id, name]));
  const today = pragueDay(now);
  const work = suppliers.map(({ id, name, email, cutoff, lead_days: leadDays }) => {
    const tyres = tyresOf(
      lines.filter((line) => line.supplier_id === id),
      today,
    ).map((tyre) => (tyre.state === "ordered" ? tyre : { ...tyre, other: otherOf(tyre, id, offered, names) }));
    return {
      ...{ id, name, email, cutoff: cutoff.slice(0, 5), tyres },
      minutes_left: minutesToCutoff(cutoff, now),
      expected_on: expectedDay({ cutoff, leadDays }, now),
    };
  });
  return { suppliers: work.filter(({ tyres }) => tyres.length > 0), more: found.length > most };
}

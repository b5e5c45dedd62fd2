import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "drizzle-orm";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { orderViews } from "@/lib/domain/admin/order-view";
import { storeManyOrders } from "@/tests/support/many-orders/store";
import { type Asked, overhear, type Plan, planned } from "@/tests/support/plans";
import { withDatabase } from "@/tests/support/scene";
import { type Desk, joined, type StaffClock, staffClock } from "@/tests/support/staff-scene";
import { addTyre, copiesOf } from "@/tests/support/tyres";

withDatabase();

/** What grows with every order. */
const growing = [
  ...["customer_order", "order_line", "order_event", "order_note", "shipment", "audit_log", "review"],
  "line_allocation",
];
const orders = 20_000;

let clock: StaffClock;
let desk: Desk;
let supplier = 0;
let asked: Asked[] = [];

/**
 * Says of all lines that they came from a supplier: of some of open orders that they are still to come, of orders that have left too where
 * nobody has ticked them off, and of half of the old ones that they were ordered for an order that was cancelled then.
 */
async function storeSources(): Promise<void> {
  const { sql: pool } = connection();
  supplier =
    (
      await pool<{ id: number }[]>`
        insert into supplier (name, kind, currency, lead_days, cutoff) values ('Contitrade', 'list', 'CZK', 1, '11:00') returning id`
    )[0]?.id ?? 0;
  await pool`
    insert into line_allocation (order_id, position, product_id, supplier_id, quantity, currency, state, ordered_at, expected_on)
    select order_id, position, product_id, ${supplier}, quantity, 'CZK',
      case when status = 'cancelled' or place % 2 = 1 and placed_at < now() - interval '125 days' then 'cancelled' when place <= 120 then 'to_order' when place <= 300 or place % 3 = 0 then 'ordered'
        when place % 10 = 0 then 'to_order' else 'arrived' end::supply_state,
      placed_at, placed_at::date + 3
    from (
      select *, row_number() over (order by status in ('placed', 'confirmed') desc, placed_at desc) as place
      from order_line join customer_order on customer_order.id = order_id
    ) as lines`;
  await pool`analyze line_allocation`;
}

beforeAll(async () => {
  clock = staffClock(new Date());
  const { id, ...colleague } = await joined(clock, ["owner"], "Jana Skladová");
  desk = colleague.desk;
  const tyre = await addTyre();
  const productIds: [number, ...number[]] = [tyre, ...(await copiesOf(connection().sql, tyre, 500))];
  const many = { seed: "plans", count: orders, now: clock.now, staffId: id, productIds };
  await storeManyOrders(connection().sql, many);
  await storeSources();
  overhear((one) => void asked.push(one));
}, 120_000);

beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
});

/** The plans of everything that a call has read from the tables that grow. */
async function plansOf(call: () => Promise<unknown>): Promise<Plan[]> {
  asked = [];
  await call();
  const reading = asked.filter(
    ({ query }) => /^\s*(select|with)/i.test(query) && growing.some((table) => query.includes(table)),
  );
  expect(reading).not.toEqual([]);
  return planned(connection().sql, reading);
}

/** What of a plan costs more the more orders there are: a table read from its beginning, many rows sorted or thrown away. */
function growingParts(plans: Plan[]): string[] {
  return plans.flatMap(({ nodes, query, when }) =>
    nodes.flatMap(({ type, table, read, sorted }) => {
      const at = `${when} plan, ${type} ${table ?? ""}`;
      if (type === "Seq Scan" && growing.includes(table ?? "")) return [`${at}: read from its beginning by ${query}`];
      if (sorted > 1_000) return [`${at}: ${sorted} rows sorted by ${query}`];
      return read > 2_500 ? [`${at}: ${read} rows read by ${query}`] : [];
    }),
  );
}

const shipmentFilters = [
  {},
  { carrier: "dpd" },
  { state: "handed" },
  { carrier: "dpd", state: "made" },
  { carrier: "geis" },
] as const;
const logFilters = [{}, { action: "order_moved" }, { action: "rights_changed" }, { after: "500" }] as const;

const list = (query: object) => desk.tries("GET /admin/orders", { query: { ...query } });

/** The address of the portion that follows so many others. */
async function far(query: object, portions: number): Promise<object> {
  let after: string | undefined;
  for (let portion = 0; portion < portions; portion += 1) {
    const { body } = await desk.does("GET /admin/orders", { query: { ...query, ...(after && { after }) } });
    after = body.page.next ?? after;
  }
  return { ...query, after };
}

describe("what is read for a list does not grow with the archive", () => {
  it.each(orderViews)("in the view %s, at its beginning and further on", async (view) => {
    expect(growingParts(await plansOf(() => list({ view })))).toEqual([]);
    const further = await far({ view }, view === "all" || view === "done" ? 40 : 1);
    expect(growingParts(await plansOf(() => list(further)))).toEqual([]);
  });

  it("when an order is searched for by its number, an e-mail, a phone number, a name or a company", async () => {
    const [known] = await connection().sql<Record<"number" | "email" | "phone" | "name" | "company", string>[]>`
      select number, email, phone_number as phone, left(last_name, 3) as name, left(company_name, 14) as company
      from customer_order where company_name is not null order by md5(number) limit 1`;
    for (const q of Object.values(known ?? {})) {
      const search = () => desk.does("GET /admin/search", { query: { q } });
      expect(growingParts(await plansOf(search))).toEqual([]);
      expect(growingParts(await plansOf(() => list({ view: "all", q })))).toEqual([]);
    }
  });

  it("when the views are counted, and when others' changes are asked for", async () => {
    expect(growingParts(await plansOf(() => desk.does("GET /admin/orders/counts", {})))).toEqual([]);
    const { latest } = (await desk.does("GET /admin/updates", { headers: {} })).body as { latest: string };
    const since = latest.replace(/\d+/g, (id) => String(Math.max(0, Number(id) - 20)));
    const updates = () => desk.does("GET /admin/updates", { headers: {}, query: { since } });
    expect(growingParts(await plansOf(updates))).toEqual([]);
  });

  it("when it is told what is to be ordered, and what suppliers send for cancelled orders", async () => {
    const { body } = await desk.does("GET /admin/supply", {});
    expect(body.for_nobody).not.toEqual([]);
    expect(growingParts(await plansOf(() => desk.does("GET /admin/supply", {})))).toEqual([]);
    const ofOne = () => desk.does("GET /admin/suppliers/{id}", { path: { id: supplier } });
    expect(growingParts(await plansOf(ofOne))).toEqual([]);
  });

  it("of shipments, by carrier and by how far they are", async () => {
    for (const query of shipmentFilters)
      expect(growingParts(await plansOf(() => desk.does("GET /admin/shipments", { query })))).toEqual([]);
  });

  it("of the log, by who did what", async () => {
    const colleague = (await joined(clock, ["owner"], "Petr Druhý")).id;
    for (const query of [...logFilters, { staff: colleague }])
      expect(growingParts(await plansOf(() => desk.tries("GET /admin/log", { query })))).toEqual([]);
  });

  it("of reviews, all, low and hidden ones, at its beginning and further on", async () => {
    await database().execute(sql`
      insert into review (order_id, product_id, stars, text, name, language, written_at, changed_at, hidden_at, hidden_reason)
      select order_id, product_id, case when n % 20 = 0 then 2 else 5 end, '', '', 'cs', now() - n * interval '1 hour', now(),
        case when n % 100 = 0 then now() end, case when n % 100 = 0 then 'insult' end
      from (select distinct order_id, product_id, dense_rank() over (order by order_id) as n from order_line) as bought`);
    await database().execute(sql`analyze review`);
    for (const view of ["newest", "low", "hidden"] as const) {
      const reviews = (query: object) => desk.does("GET /admin/reviews", { query: { view, ...query } });
      expect(growingParts(await plansOf(() => reviews({})))).toEqual([]);
      const after = (await reviews({})).body.page.next ?? "";
      expect(growingParts(await plansOf(() => reviews({ after })))).toEqual([]);
    }
  });

  it("of withdrawals, open and ended, and of one order's", async () => {
    await connection()
      .sql`insert into withdrawal (id, number, order_id, idempotency_key, request_hash, name, email, language,
        submitted_at, refund_due_on, settled_on, state)
      select gen_random_uuid(), number || '-1', id, number, '', 'Jana', 'jana@post.example', 'cs', placed_at, placed_at::date + 14,
        case when at > 300 then placed_at::date + 10 end, case when at > 300 then 'settled' else 'announced' end
      from (select *, row_number() over (order by placed_at desc) as at from customer_order limit 8000) as latest`;
    await connection().sql`analyze withdrawal`;
    const returns = (query: object) => desk.does("GET /admin/returns", { query });
    const { page, data } = (await returns({ view: "ended" })).body;
    for (const query of [
      {},
      { view: "ended" },
      { view: "ended", after: page.next },
      { order: data[0]?.order.number },
    ]) {
      const plans = await plansOf(() => returns(query));
      expect([query, growingParts(plans)]).toEqual([query, []]);
      const read = plans.flatMap(({ nodes }) => nodes.filter(({ table }) => table === "withdrawal"));
      expect([query, read.some(({ type, read: rows }) => type === "Seq Scan" || rows > 1_000)]).toEqual([query, false]);
    }
  });

  it("of an order, with what belongs to it", async () => {
    const { data } = (await desk.does("GET /admin/orders", { query: { view: "done" } })).body;
    const path = { number: data[0]?.number ?? "" };
    expect(growingParts(await plansOf(() => desk.does("GET /admin/orders/{number}", { path })))).toEqual([]);
  });
});

describe("a search in an archive finds the latest orders of all", () => {
  it.each(["pro", "svo", "bel", "zahrad", "pekárna kol"])("whose name or company begins with %s", async (q) => {
    const latest = await connection().sql<{ number: string }[]>`
      select number from customer_order
      where folded(last_name || ' ' || first_name) like folded(${q}) || '%' or folded(company_name) like folded(${q}) || '%'
      order by placed_at desc limit 8`;
    expect(latest).not.toEqual([]);
    const { orders: found } = (await desk.does("GET /admin/search", { query: { q } })).body;
    expect(found.map(({ number }) => number)).toEqual(latest.map(({ number }) => number));
  });
});

it("a search reads no more, however many orders share a beginning of a name that none of the latest has", async () => {
  await connection().sql`
    update customer_order set last_name = 'Zelenka'
    where id in (select id from customer_order order by placed_at limit 6000)`;
  await connection().sql`analyze customer_order`;
  const search = () => desk.does("GET /admin/search", { query: { q: "zelen" } });
  expect((await search()).body.orders).toHaveLength(8);
  expect(growingParts(await plansOf(search))).toEqual([]);
});

describe("these tests", () => {
  const search = (q: string) => desk.does("GET /admin/search", { query: { q } });
  const missed: [string, () => Promise<unknown>][] = [
    ["customer_order_list_index", () => list({ view: "all" })],
    ["customer_order_unpaid_index", () => list({ view: "unpaid" })],
    ["customer_order_problem_index", () => list({ view: "problems" })],
    ["customer_order_email_index", () => search("nikdo@post.example")],
    ["customer_order_company_index", () => search("pekárna kol")],
    ["order_note_order_index", () => list({ view: "new" })],
    ["line_allocation_for_nobody_index", () => desk.does("GET /admin/supply", {})],
    ["shipment_list_index", () => desk.does("GET /admin/shipments", {})],
  ];

  it.each(missed)("fail where %s is not there", async (index, call) => {
    const { sql: pool } = connection();
    const [found] = await pool<{ definition: string }[]>`
      select indexdef as definition from pg_indexes where indexname = ${index}`;
    await pool.unsafe(`drop index ${index}`);
    try {
      expect(growingParts(await plansOf(call))).not.toEqual([]);
    } finally {
      await pool.unsafe(found?.definition ?? "");
    }
  });
});

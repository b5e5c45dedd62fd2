import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import postgres from "postgres";
import { postgresJsAddress } from "@/lib/runtime/embedded-database/database-url";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { storeManyOrders } from "../support/many-orders/store";
import { expect, test } from "./support/list-shop";
import { enterOffice } from "./support/office";
import { printed } from "./support/printed";

test.use({ tests: "what is printed" });

const most = 200;

/** A wholesaler's list of `most` tyres; `dearer` by some crowns than it was. */
const listOf = (dearer: number) =>
  [
    "Výrobce;Dezén;Rozměr;Indexy;Sezóna;VO cena;Doporučená MOC;Sklad",
    ...Array.from({ length: most }, (_, at) =>
      [
        ...["Matrax", `Zima ${at + 1}`, "205/55 R16", "91H", "zimní"],
        ...[1000 + at + dearer, 1690 + at + dearer, 80],
      ].join(";"),
    ),
  ].join("\n");

/** Asks the office's API as the one who is signed in; a body of bytes is a list. */
async function asked(page: Page, method: "GET" | "POST", path: string, body?: object | Buffer) {
  const list = Buffer.isBuffer(body);
  const response = await page.request.fetch(`/api/v1/admin${path}`, {
    method,
    headers: {
      origin: new URL(page.url()).origin,
      "idempotency-key": randomUUID(),
      ...(body && { "content-type": list ? "application/octet-stream" : "application/json" }),
    },
    data: body,
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Sends a list and waits for what has become of it. @returns the address of its sheet */
async function sent(page: Page, supplier: number, list: string, apply: boolean): Promise<string> {
  const { id } = await asked(page, "POST", `/change-sets?supplier=${supplier}&name=cenik.csv`, Buffer.from(list));
  const is = (...states: string[]) =>
    expect.poll(async () => states.includes((await asked(page, "GET", `/change-sets/${id}`)).state), {
      timeout: 30_000,
    });
  await is("ready").toBe(true);
  if (apply) {
    const { revision } = await asked(page, "GET", `/change-sets/${id}`);
    await asked(page, "POST", `/change-sets/${id}/apply`, { revision, confirmed: true });
    await is("applied").toBe(true);
  }
  return `/admin/imports/${id}`;
}

/** Rows of the sheet's tables that a page's end may cut, and what of the office's own stands on paper. */
async function spoilt(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print" });
  const found = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility();
    const cut = [...document.querySelectorAll("tbody tr")].filter(
      (row) =>
        shown(row) && (getComputedStyle(row).breakInside !== "avoid" || row.getBoundingClientRect().height > 500),
    );
    const heads = [...document.querySelectorAll("thead")].filter(
      (head) => shown(head) && getComputedStyle(head).display !== "table-header-group",
    );
    const rail = [...document.querySelectorAll("nav, .strip, .bar, .acts, .skip, .tools, .filters")].filter(shown);
    return [...cut, ...heads, ...rail].map((element) => element.outerHTML.slice(0, 80));
  });
  await page.emulateMedia({ media: null });
  return found;
}

/**
 * How many pages a sheet is; none of them is blank, cuts a row or shows the rail. Those after the first begin with the heads of
 * its tables, of which there are `tables`; with a title of their own where that is null.
 */
async function pagesOf(page: Page, path: string, tables: number | null): Promise<number> {
  await page.goto(path);
  expect([path, await spoilt(page)]).toEqual([path, []]);
  const [first, ...others] = await printed(page);
  expect([path, first?.letters]).not.toEqual([path, 0]);
  for (const { letters } of others) expect(letters).toBeGreaterThan(20);
  if (tables !== null) expect(new Set(others.map((leaf) => leaf.first)).size, path).toBeLessThanOrEqual(tables);
  return others.length + 1;
}

test("what is printed of 1, 50 and 200 rows has its pages, heads on each, no cut row and no rail", async ({
  page,
  listShop,
}) => {
  test.setTimeout(120_000);
  await enterOffice(page, listShop.dataDir, listShop.url, "cs");
  const about = { name: "Velkoobchod Matrax", currency: "CZK", lead_days: 1, cutoff: "12:00" };
  const { supplier } = await asked(page, "POST", "/suppliers", about);
  await sent(page, supplier.id, listOf(0), true);

  const { url, options } = postgresJsAddress(
    (await connectOrStartEmbeddedDatabase({ dataDir: listShop.dataDir, log: () => {} })).url,
  );
  const sql = postgres(url, { ...options, max: 1 });
  const tyres = await sql<{ id: number }[]>`select id from product where active order by id`;
  const [first = 0, ...productIds] = tyres.map(({ id }) => id);
  expect(productIds).toHaveLength(most - 1);
  const [staff] = await sql<{ id: number }[]>`select id from staff`;
  const now = new Date("2026-11-20T08:00:00Z");
  await storeManyOrders(sql, {
    ...{ seed: "printed", count: 700, now, staffId: staff?.id ?? 0, productIds: [first, ...productIds] },
  });
  /** Puts tyres on order: `count` of them, each for one order. */
  const toOrder = (count: number) => sql`
    with waiting as (
      select order_id, position, quantity, row_number() over (order by number) as place
      from order_line join customer_order on customer_order.id = order_id
      where status in ('placed', 'confirmed') and position = 0 limit ${count}),
    tyre as (select id, row_number() over (order by id) as place from product where active)
    insert into line_allocation (order_id, position, product_id, supplier_id, quantity, cost, currency, state)
    select order_id, position, id, ${supplier.id}, quantity, 100000, 'CZK', 'to_order' from waiting join tyre using (place)`;
  await sql`update customer_order set hold = null`;
  const packed = await sql<{ number: string }[]>`
    select number from customer_order where status = 'packed' order by number limit 100`;
  const numbers = packed.map(({ number }) => number);
  expect(numbers).toHaveLength(100);

  const pages: Record<string, number[]> = {};
  const add = async (name: string, path: string, tables: number | null = 1) => {
    pages[name] = [...(pages[name] ?? []), await pagesOf(page, path, tables)];
  };
  // A hundred orders are the most that one address prints.
  for (const rows of [1, 50, 100]) {
    const query = `orders=${numbers.slice(0, rows).join(",")}`;
    await add("pick", `/admin/print/pick?${query}`, 2);
    await add("hand", `/admin/print/hand?${query}`, null);
    if (rows !== 50) await add("notes", `/admin/print/notes?${query}`, null);
    if (rows !== 50) await add("sheets", `/admin/print/sheets?${query}`, null);
  }
  for (const rows of [1, 50, most]) {
    await sql`delete from line_allocation`;
    await toOrder(rows);
    await add("to order", "/admin/to-order");
    await add("supplier", `/admin/print/supplier/${supplier.id}`);
  }
  await sql.end();
  // These show fifty rows at a time.
  const diff = await sent(page, supplier.id, listOf(40), false);
  await add("orders", `/admin/orders?view=all&q=${numbers[0]}`);
  await add("orders", "/admin/orders?view=all");
  await add("tyres", "/admin/tyres");
  await add("import", diff);
  expect(pages).toEqual({
    ...{ pick: [1, 4, 7], hand: [1, 3, 6], notes: [1, 100], sheets: [1, 50] },
    ...{ "to order": [1, 4, 15], supplier: [1, 2, 7], orders: [1, 3], tyres: [4], import: [2] },
  });
});

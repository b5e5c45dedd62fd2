import { inArray } from "drizzle-orm";
import { applyChangeSet } from "@/lib/backend/change-set/apply-change-set";
import { readChangeSet } from "@/lib/backend/change-set/read-change-set";
import { settleChangeSet } from "@/lib/backend/change-set/settle";
import { moveOn } from "@/lib/backend/change-set/states";
import { undoChangeSet } from "@/lib/backend/change-set/undo-change-set";
import { connection, database } from "@/lib/backend/kernel/database/connect";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import type { Network } from "@/lib/backend/kernel/public-fetch";
import { newKey } from "@/tests/support/scene";
import type { Desk } from "@/tests/support/staff-scene";

/** Does all the work on change sets that waits, as the queue's jobs do, in this process. */
export async function doWork(network?: Network): Promise<void> {
  for (;;) {
    const [next] = await database()
      .select({ id: changeSet.id, state: changeSet.state })
      .from(changeSet)
      .where(inArray(changeSet.state, ["uploaded", "applying", "undoing"]))
      .orderBy(changeSet.id)
      .limit(1);
    if (!next) return;
    const { id, state } = next;
    if (state === "applying") await applyChangeSet(id);
    else if (state === "undoing") await undoChangeSet(id);
    else {
      await moveOn(database(), id, ["uploaded"], { state: "reading", heartbeatAt: new Date() });
      await readChangeSet(id, network);
      await settleChangeSet(id);
    }
  }
}

/** Sends a list and lets it be read. @returns its change set */
export async function sent(desk: Desk, supplierId: number, text: string | Blob, name = "cenik.csv", as_of?: string) {
  const body = typeof text === "string" ? new Blob([text], { type: "text/csv" }) : text;
  const query = { supplier: supplierId, name, ...(as_of !== undefined && { as_of }) };
  const made = await desk.does("POST /admin/change-sets", { query, body });
  await doWork();
  return detail(desk, made.body.id);
}

export const detail = async (desk: Desk, id: number) =>
  (await desk.does("GET /admin/change-sets/{id}", { path: { id } })).body;

/** Applies a change set, whatever a guardrail says. */
export async function applied(desk: Desk, id: number) {
  const { revision } = await detail(desk, id);
  const headers = { "idempotency-key": newKey() };
  await desk.does("POST /admin/change-sets/{id}/apply", { path: { id }, headers, body: { revision, confirmed: true } });
  await doWork();
  return detail(desk, id);
}

/** Takes a change set back. */
export async function undone(desk: Desk, id: number) {
  const { revision } = await detail(desk, id);
  const headers = { "idempotency-key": newKey() };
  await desk.does("POST /admin/change-sets/{id}/undo", { path: { id }, headers, body: { revision } });
  await doWork();
  return detail(desk, id);
}

/** Sends a list and applies it. */
export const sold = async (desk: Desk, supplierId: number, text: string, as_of?: string) =>
  applied(desk, (await sent(desk, supplierId, text, "cenik.csv", as_of)).id);

/** All changes of a change set, in the order of the list. */
export async function changesOf(desk: Desk, id: number, query: Record<string, string> = {}) {
  const found = [];
  for (let after: string | undefined; ; ) {
    const { body } = await desk.does("GET /admin/change-sets/{id}/changes", {
      path: { id },
      query: { ...query, ...(after && { after }) },
    });
    found.push(...body.data);
    if (body.page.next === null) return found;
    after = body.page.next;
  }
}

/** A checksum of every column of the tyres on sale, of all offers and of all addresses. */
export async function catalogueChecksum(): Promise<Record<string, string>> {
  const [row] = await connection().sql<Record<string, string>[]>`
    select (select md5(coalesce(string_agg(p::text, '|' order by p.id), '')) from product as p where p.active) as tyres,
      (select md5(coalesce(string_agg(o::text, '|' order by o.supplier_id, o.product_id), '')) from supplier_offer as o) as offers,
      (select md5(coalesce(string_agg(s::text, '|' order by s.slug), '')) from product_slug as s) as slugs`;
  return row ?? {};
}

/** The supplier's offer of each tyre: pieces and cost. */
export async function offersOf(supplierId: number) {
  return connection().sql<{ ean: string | null; stock: number; cost: number | null }[]>`
    select p.ean, o.stock, o.cost from supplier_offer as o join product as p on p.id = o.product_id
    where o.supplier_id = ${supplierId} order by p.id`;
}

import type postgres from "postgres";
import { knowChanges } from "@/lib/backend/change-set/apply/stage-changes";
import { countResults } from "@/lib/backend/change-set/apply-change-set";
import { settable } from "@/lib/backend/change-set/read/compare-sql";
import { type ChangeSetRow, changeSetById, WorkStopped } from "@/lib/backend/change-set/states";
import { inOneTransaction } from "@/lib/backend/change-set/work";
import { database } from "@/lib/backend/kernel/database/connect";
import { publishStock } from "@/lib/backend/supply/publish-stock";

/** What the change set did and the shop still has, in the temporary table `restoring`; tyres are locked in the order of their ids. */
async function stage(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    create temporary table restoring on commit drop as
    select seq, product_id, kind = 'added' and before is null as new, coalesce(before, '{}') - '{offer,redirects}'::text[] as before,
      after - '{brand,pattern,offer}'::text[] as after, coalesce((before ->> 'redirects')::boolean, false) as redirects,
      true as fits
    from change_set_item where change_set_id = ${id} and result = 'done' and product_id is not null and after - 'offer' <> '{}'`;
  await sql`create index on restoring (product_id)`;
  await sql`analyze restoring`;
  await sql`
    select count(*) from (
      select id from product
      where id in (
        select product_id from restoring union select product_id from change_set_offer where change_set_id = ${id}
      )
      order by id for no key update
    ) as locked`;
  await sql`
    update restoring as r set fits = false from product as p where p.id = r.product_id and not to_jsonb(p) @> r.after`;
}

/** Puts back what the change set has overwritten; what it added is not sold any more, for orders may name it. */
async function restoreTyres(sql: postgres.TransactionSql, id: number): Promise<void> {
  // A number that went from one tyre to another must be free before it goes back.
  await sql`update product as p set ean = null from restoring as r where p.id = r.product_id and r.fits and not r.new and r.after ? 'ean'`;
  // A made-up number of the demonstration is left with the real tyre that has it.
  await sql`
    update restoring as r set before = before - 'ean' from product as other
    where other.ean = r.before ->> 'ean' and other.id <> r.product_id`;
  await sql`
    delete from product_slug using restoring as r where r.fits and not r.new and product_slug.slug = r.before ->> 'slug'`;
  const columns = [...settable, "slug", "updated_at"];
  await sql.unsafe(`
    update product as p set (${columns.join(", ")}) = (
      select ${columns.map((column) => `n.${column}`).join(", ")} from jsonb_populate_record(p, r.before) as n
    )
    from restoring as r where r.product_id = p.id and r.fits and not r.new`);
  await sql`
    insert into product_slug (slug, product_id) select after ->> 'slug', product_id from restoring where fits and redirects
    on conflict (slug) do nothing`;
  await sql`
    update product as p set active = false, updated_at = now() from restoring as r
    where p.id = r.product_id and r.fits and r.new and p.active`;
  await sql`
    update change_set_item as i set result = (case when r.fits then 'undone' else 'kept_changed' end)::change_result
    from restoring as r where i.change_set_id = ${id} and i.seq = r.seq`;
}

/** What the list asked goes, where nothing newer has come: what was asked before it comes back. */
async function restoreAsked(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    create temporary table unasking on commit drop as
    select c.product_id, c.shown -> 'listed' as listed from offering as c join list_price as l on l.product_id = c.product_id
    where array[l.price_czk, l.price_eur, l.price_usd] = c.asked`;
  await sql`delete from list_price as l using unasking as c where c.product_id = l.product_id and c.listed = 'null'`;
  await sql`
    update list_price as l set price_czk = (c.listed ->> 0)::int, price_eur = (c.listed ->> 1)::int, price_usd = (c.listed ->> 2)::int
    from unasking as c where c.product_id = l.product_id`;
}

/** Puts the supplier's offers back, and publishes what the shop can sell of them. */
async function restoreOffers(sql: postgres.TransactionSql, { id, supplierId, appliedAt }: ChangeSetRow): Promise<void> {
  await sql`
    create temporary table offering on commit drop as
    select c.product_id, c.before, c.shown, c.asked from change_set_offer as c
    join supplier_offer as o on o.supplier_id = ${supplierId} and o.product_id = c.product_id and o.change_set_id = ${id}
    where c.change_set_id = ${id} and c.shown is not null`;
  await sql`analyze offering`;
  await restoreAsked(sql);
  await sql`
    delete from supplier_offer as o using offering as c
    where o.supplier_id = ${supplierId} and o.product_id = c.product_id and c.before is null`;
  await sql`
    update supplier_offer as o set (code, cost, currency, stock, lead_days, as_of, change_set_id) = (
      select n.code, n.cost, n.currency, n.stock, n.lead_days, n.as_of, n.change_set_id
      from jsonb_populate_record(o, c.before) as n
    )
    from offering as c where o.supplier_id = ${supplierId} and o.product_id = c.product_id and c.before is not null`;
  const [found] = await sql<
    { ids: number[] | null }[]
  >`select array_agg(product_id order by product_id) as ids from offering`;
  await publishStock(sql, found?.ids ?? []);
  // A tyre that nobody offered before has what the shop had of it, less what was sold since.
  await sql`
    update product as p set dispatch_days = (c.shown ->> 'dispatch_days')::int, cost_czk = (c.shown ->> 'cost_czk')::int,
      offer_supplier_id = (c.shown ->> 'offer_supplier_id')::int,
      stock = greatest(0, (c.shown ->> 'stock')::int - coalesce((
        select sum(sold.quantity) from line_allocation as sold join customer_order as placed on placed.id = sold.order_id
        where sold.product_id = p.id and sold.supplier_id = ${supplierId} and sold.state <> 'cancelled'
          and placed.placed_at >= ${appliedAt?.toISOString() ?? null}
      ), 0))
    from offering as c
    where p.id = c.product_id and not exists (select from supplier_offer where product_id = p.id)`;
  await sql`
    update change_set_item set result = 'undone' where change_set_id = ${id} and result = 'done'`;
}

async function undo(sql: postgres.TransactionSql, set: ChangeSetRow, now: Date): Promise<void> {
  const { id } = set;
  await knowChanges(sql);
  await stage(sql, id);
  await restoreTyres(sql, id);
  if (set.supplierId !== null) await restoreOffers(sql, set);
  const results = await countResults(sql, id);
  const [undone] = await sql`
    update change_set set state = 'undone', undone_at = ${now.toISOString()}, counts = counts - 'done' || ${JSON.stringify(results)}::text::jsonb, problem = null,
      heartbeat_at = null, revision = revision + 1
    where id = ${id} and state = 'undoing' returning id`;
  if (!undone) throw new WorkStopped();
}

/**
 * Takes a change set back that is `undoing`, in one transaction: it ends `undone`, or `applied` with nothing changed. What was changed or
 * edited since stays as it is; prices that were live stay in the log, for they were offered.
 */
export async function undoChangeSet(id: number, now = new Date()): Promise<void> {
  const set = await changeSetById(database(), id);
  if (set?.state !== "undoing") return;
  await inOneTransaction(set, "applied", (sql) => undo(sql, set, now));
}

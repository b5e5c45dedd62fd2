import type postgres from "postgres";
import { countEdited } from "@/lib/backend/change-set/apply/count-edited";
import { knowChanges } from "@/lib/backend/change-set/apply/stage-changes";
import { writeAtOnce, writeNames } from "@/lib/backend/change-set/apply/write-at-once";
import { countResults } from "@/lib/backend/change-set/apply-change-set";
import { type ChangeSetRow, changeSetById, WorkStopped } from "@/lib/backend/change-set/states";
import { inOneTransaction } from "@/lib/backend/change-set/work";
import { database } from "@/lib/backend/kernel/database/connect";
import { awaitClaims } from "@/lib/backend/supply/claim-tyres";

/** What the change set did and the shop still has, in the temporary table `restoring`; tyres are locked in the order of their ids. */
async function stage(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    create temporary table restoring on commit drop as
    select seq, product_id, kind = 'added' and before is null as new, coalesce(before, '{}') - '{offer,redirects}'::text[] as before,
      after - '{brand,pattern,offer}'::text[] as after, coalesce((before ->> 'redirects')::boolean, false) as redirects,
      true as fits
    from change_set_item where change_set_id = ${id} and result = 'done' and product_id is not null and after - 'offer' <> '{}'`;
  await sql`create index on restoring (product_id)`;
  await sql`analyze restoring (seq, product_id, fits, new)`;
  await sql`
    select count(*) from (
      select id from product
      where id in (
        select product_id from restoring union select product_id from change_set_offer where change_set_id = ${id}
      )
      order by id for no key update
    ) as locked`;
  await sql`
    update restoring as r set fits = false from product as p where p.id = r.product_id and jsonb_populate_record(p, r.after) is distinct from p`;
}

/** Puts numbers and addresses back, which go from one tyre to another; last of all, as when they were written. */
async function restoreNames(sql: postgres.TransactionSql): Promise<void> {
  await sql`update product as p set ean = null from restoring as r where p.id = r.product_id and r.fits and not r.new and r.after ? 'ean'`;
  // A made-up number of the demonstration is left with the real tyre that has it.
  await sql`
    update written as w set columns = columns - 'ean' from product as other
    where other.ean = w.columns ->> 'ean' and other.id <> w.product_id`;
  await writeNames(sql);
}

/**
 * Tyres of the table `offering` that nobody offers any more, with the pieces that are left: what the shop had of each, less what was sold
 * since. Sales are added up once for all tyres; asked for each, every tyre of the list would look through every order.
 */
const unoffered = (sql: postgres.TransactionSql, { supplierId, appliedAt }: ChangeSetRow) => sql`(
  select o.product_id, o.shown, greatest(0, (o.shown ->> 'stock')::int - coalesce(since.pieces, 0)) as stock
  from offering as o left join (
    select sold.product_id, sum(sold.quantity) as pieces
    from line_allocation as sold join customer_order as placed on placed.id = sold.order_id
    where sold.supplier_id = ${supplierId} and sold.state <> 'cancelled' and placed.placed_at >= ${appliedAt?.toISOString() ?? null}
    group by sold.product_id
  ) as since on since.product_id = o.product_id
  where not exists (select from supplier_offer as left_over where left_over.product_id = o.product_id))`;

/** Counts the orders too that were being placed by the offers while these were taken back: none is from now until the end. */
async function countLateSales(sql: postgres.TransactionSql, set: ChangeSetRow): Promise<void> {
  await awaitClaims(sql);
  await sql`
    update product as p set stock = c.stock from ${unoffered(sql, set)} as c
    where p.id = c.product_id and p.stock <> c.stock`;
}

/**
 * Puts back what the change set has overwritten, and publishes what the shop can sell by the restored offers; what it added is not sold any
 * more, for orders may name it. A tyre that nobody offered before has what the shop had of it, less what was sold since.
 */
async function restoreTyres(sql: postgres.TransactionSql, set: ChangeSetRow): Promise<void> {
  await sql`
    create temporary table writing on commit drop as
    select coalesce(r.product_id, c.product_id) as product_id, coalesce(r.columns, '{}') || coalesce(c.columns, '{}') as columns
    from (
      select product_id, case when new then jsonb_build_object('active', false, 'updated_at', now()) else before end as columns
      from restoring where fits and (not new or exists (select from product where id = product_id and active))
    ) as r
    full join (
      select product_id, shown - 'listed' || jsonb_build_object('stock', stock) as columns from ${unoffered(sql, set)} as left_over
    ) as c on c.product_id = r.product_id`;
  await sql`analyze writing (product_id)`;
  await writeAtOnce(sql);
  await sql`
    delete from product_slug using restoring as r where r.fits and not r.new and product_slug.slug = r.before ->> 'slug'`;
  await sql`
    insert into product_slug (slug, product_id) select after ->> 'slug', product_id from restoring where fits and redirects
    on conflict (slug) do nothing`;
  await sql`
    update change_set_item as i set result = (case when r.fits then 'undone' else 'kept_changed' end)::change_result
    from restoring as r where i.change_set_id = ${set.id} and i.seq = r.seq`;
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

/** Puts the supplier's offers back. */
async function restoreOffers(sql: postgres.TransactionSql, { id, supplierId }: ChangeSetRow): Promise<void> {
  await sql`
    create temporary table offering on commit drop as
    select c.product_id, c.before, c.shown, c.asked from change_set_offer as c
    join supplier_offer as o on o.supplier_id = ${supplierId} and o.product_id = c.product_id and o.change_set_id = ${id}
    where c.change_set_id = ${id} and c.shown is not null`;
  await sql`analyze offering (product_id)`;
  await sql`
    delete from supplier_offer as o using offering as c
    where o.supplier_id = ${supplierId} and o.product_id = c.product_id and c.before is null`;
  await sql`
    update supplier_offer as o set (code, cost, currency, stock, lead_days, as_of, change_set_id) = (
      select n.code, n.cost, n.currency, n.stock, n.lead_days, n.as_of, n.change_set_id
      from jsonb_populate_record(o, c.before) as n
    )
    from offering as c where o.supplier_id = ${supplierId} and o.product_id = c.product_id and c.before is not null`;
}

async function undo(sql: postgres.TransactionSql, set: ChangeSetRow, now: Date): Promise<void> {
  const { id, kind } = set;
  await knowChanges(sql);
  await stage(sql, id);
  await restoreOffers(sql, set);
  await restoreTyres(sql, set);
  await restoreAsked(sql);
  await sql`update change_set_item set result = 'undone' where change_set_id = ${id} and result = 'done'`;
  if (kind === "edit") await countEdited(sql, id, "undone");
  const results = await countResults(sql, id);
  const [undone] = await sql`
    update change_set set state = 'undone', undone_at = ${now.toISOString()}, counts = counts - 'done' || ${JSON.stringify(results)}::text::jsonb, problem = null,
      heartbeat_at = null, revision = revision + 1
    where id = ${id} and state = 'undoing' returning id`;
  if (!undone) throw new WorkStopped();
  if (set.supplierId !== null) await countLateSales(sql, set);
  await restoreNames(sql);
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

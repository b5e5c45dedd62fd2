import type postgres from "postgres";

/** Lets PostgreSQL know how many changes and offers there are: it would take those of the last list for none, and search all of them for each. */
export async function knowChanges(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    analyze change_set_item (change_set_id, seq, product_id, kind, excluded, result), change_set_offer (change_set_id, seq, product_id),
      supplier_offer`;
}

/**
 * Puts what a change set does into temporary tables: `new_name` for the brands and patterns of what it adds, `changing` for what it
 * changes of tyres that there are, `offering` for the offers of its supplier, `new` where their tyres are. What was taken out of it is left out.
 */
export async function stageChanges(sql: postgres.TransactionSql, id: number): Promise<void> {
  await sql`
    create temporary table new_name on commit drop as
    select seq, after -> 'brand' as brand, after -> 'pattern' as pattern from change_set_item as i
    where change_set_id = ${id} and kind = 'added' and i.product_id is null and not excluded`;
  await sql`
    create temporary table changing on commit drop as
    select seq, product_id, kind, coalesce(before, '{}') - 'offer' as before, after - 'offer' as after, true as fits
    from change_set_item
    where change_set_id = ${id} and product_id is not null and not excluded and after - 'offer' <> '{}'`;
  await sql`
    create temporary table offering on commit drop as
    select seq, product_id, false as new from change_set_offer
    where change_set_id = ${id} and seq not in (select seq from change_set_item where change_set_id = ${id} and excluded)`;
  await sql`create index on changing (product_id)`;
  await sql`create index on offering (seq)`;
  await sql`analyze changing (seq, product_id, kind, fits), offering`;
}

/** Locks the rows of the tyres that a change set touches, in the order of their ids, as everywhere; orders of offered tyres need none of them. */
export async function lockTyres(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    select count(*) from (
      select id from product
      where id in (select product_id from changing union select product_id from offering union select product_id from new_tyre)
      order by id for no key update
    ) as locked`;
}

/** Leaves out the changes of tyres that are not any more what the list was compared with. */
export async function skipChanged(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    update changing as c set fits = false from product as p
    where p.id = c.product_id and jsonb_populate_record(p, c.before) is distinct from p`;
  // Another tyre has got the number meanwhile.
  await sql`
    update changing as c set fits = false from product as p
    where p.ean = c.after ->> 'ean' and p.id <> c.product_id and p.source <> 'demonstration'`;
}

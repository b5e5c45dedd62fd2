import type postgres from "postgres";

/**
 * Takes the ids of the back end elsewhere that the list gives to other tyres away from those that have them: only then
 * can two tyres swap theirs. In statements of their own, for these ids change no page.
 * @returns how many tyres are left without one
 */
export async function releaseProductIds(sql: postgres.TransactionSql): Promise<number> {
  const [released] = await sql<{ left: number }[]>`
    with released as (
      update product as p set host_product_id = null from import_row as r
      where p.host_product_id = r.host_product_id and p.id is distinct from r.product_id
      returning p.id
    )
    select count(*)::int as left from released where not exists (
      select from import_row as r where r.product_id = released.id and r.host_product_id is not null
    )`;
  return released?.left ?? 0;
}

type Identified = { identified: number; otherwiseUnchanged: number };

/**
 * Gives tyres that the shop has the ids that the list states. Call it after `updateChanged`.
 * @returns how many got a new one, and of how many the list changes nothing else
 */
export async function assignProductIds(sql: postgres.TransactionSql): Promise<Identified> {
  const [count] = await sql<Identified[]>`
    with identified as (
      update product as p set host_product_id = r.host_product_id from import_row as r
      where p.id = r.product_id and not r.taken_over and r.host_product_id is not null
        and p.host_product_id is distinct from r.host_product_id
      returning p.id
    )
    select count(*)::int as identified,
      (count(*) filter (where id not in (select id from import_change)))::int as "otherwiseUnchanged" from identified`;
  return count ?? { identified: 0, otherwiseUnchanged: 0 };
}

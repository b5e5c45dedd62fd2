import type postgres from "postgres";

/** Takes the demonstration off sale. Its tyres keep their rows, because carts and orders may name them. */
export async function retireDemonstration(sql: postgres.TransactionSql): Promise<number> {
  const { count } = await sql`
    update product set active = false, updated_at = now() where source = 'demonstration' and active`;
  return count;
}

/** For a list that is the whole stock: tyres of earlier lists that it does not name are sold out. */
export async function sellOutAbsent(sql: postgres.TransactionSql): Promise<number> {
  const { count } = await sql`
    update product as p set stock = 0, updated_at = now()
    where p.stock > 0 and p.source <> 'demonstration' and p.created_at <> now()
      and not exists (select from import_row as r where r.product_id = p.id)`;
  return count;
}

import type postgres from "postgres";

/** Counts up the revisions of tyres that an edit has changed, or given back: who has one of them open since before is told. */
export async function countEdited(sql: postgres.TransactionSql, id: number, result: "done" | "undone"): Promise<void> {
  await sql`
    update product set revision = revision + 1
    where id in (select product_id from change_set_item where change_set_id = ${id} and not excluded and result = ${result})`;
}

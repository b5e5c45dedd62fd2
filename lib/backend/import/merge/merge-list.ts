import { basename } from "node:path";
import type postgres from "postgres";
import type { ImportCounts, ImportListener, ImportOptions } from "@/lib/backend/import/import-job";
import { keepOtherPrices } from "@/lib/backend/import/merge/keep-other-prices";
import { addNames, matchProducts } from "@/lib/backend/import/merge/match";
import { assignProductIds, releaseProductIds } from "@/lib/backend/import/merge/product-ids";
import {
  refuseDuplicates,
  refuseForeignEans,
  refuseSharedProductIds,
  takeRefused,
} from "@/lib/backend/import/merge/refuse-staged";
import { retireDemonstration, sellOutAbsent } from "@/lib/backend/import/merge/rest-of-stock";
import { insertNew, takeOver, updateChanged } from "@/lib/backend/import/merge/write-products";

async function collectRefused(
  sql: postgres.TransactionSql,
  counts: ImportCounts,
  watch: ImportListener,
): Promise<void> {
  for await (const { line, problem, raw } of takeRefused(sql)) {
    counts.refused += 1;
    await watch.refused({ line, problems: [problem], raw: raw ?? "" });
  }
}

/**
 * Keeps PostgreSQL's query plans good during a large import. Its background analysis does not see the rows of this
 * transaction, would take the table for empty, and plan to scan it for every row: the lock keeps it out.
 */
export async function steadyPlans(sql: postgres.TransactionSql): Promise<void> {
  await sql`lock table brand, pattern, product in share update exclusive mode`;
  await sql`analyze brand, pattern, product`;
}

/**
 * Brings the shop up to the list in the staging table, counting what it does into `counts`.
 * @returns false when rows are refused and that is to stop everything
 */
export async function mergeList(
  sql: postgres.TransactionSql,
  options: ImportOptions,
  counts: ImportCounts,
  watch: ImportListener,
): Promise<boolean> {
  const source = basename(options.file);
  const stock = options.stock ?? 0;
  await steadyPlans(sql);
  await refuseDuplicates(sql);
  await refuseSharedProductIds(sql);
  await collectRefused(sql, counts, watch);
  await addNames(sql);
  await matchProducts(sql);
  await refuseForeignEans(sql);
  await collectRefused(sql, counts, watch);
  if (counts.refused > 0 && !options.keepGoing) return false;
  const [found] = await sql<{ matched: number; taken: number }[]>`
    select (count(product_id) filter (where not taken_over))::int as matched,
      (count(*) filter (where taken_over))::int as taken from import_row`;
  const { matched, taken } = found ?? { matched: 0, taken: 0 };
  counts.released = await releaseProductIds(sql);
  await takeOver(sql, source, stock);
  await keepOtherPrices(sql);
  Object.assign(counts, await updateChanged(sql));
  const { identified, otherwiseUnchanged } = await assignProductIds(sql);
  counts.identified = identified;
  counts.changed += otherwiseUnchanged;
  counts.unchanged = matched - counts.changed;
  counts.added = taken + (await insertNew(sql, source, stock));
  if (options.complete) counts.soldOut = await sellOutAbsent(sql);
  const imported = matched + counts.added > 0;
  if (imported && !options.keepDemonstration) counts.retired = await retireDemonstration(sql);
  return true;
}

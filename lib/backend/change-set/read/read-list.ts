import type postgres from "postgres";
import { decidePrices } from "@/lib/backend/change-set/read/decide-prices";
import { countItems, guardrailsOf } from "@/lib/backend/change-set/read/list-figures";
import type { ReadSupplier } from "@/lib/backend/change-set/read/list-supplier";
import { prepareRows } from "@/lib/backend/change-set/read/prepare-rows";
import type { RefusedItems } from "@/lib/backend/change-set/read/refused-items";
import { writeItems } from "@/lib/backend/change-set/read/write-items";
import { fields } from "@/lib/backend/import/columns/fields";
import type { Mapping } from "@/lib/backend/import/columns/mapping";
import { draftPlan, planColumns } from "@/lib/backend/import/columns/plan";
import { recognisedColumns } from "@/lib/backend/import/columns/recognised-columns";
import { type OpenList, openList } from "@/lib/backend/import/file/open-list";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { findNames, matchProducts } from "@/lib/backend/import/merge/match";
import { refuseDuplicates, refuseForeignEans, takeRefused } from "@/lib/backend/import/merge/refuse-staged";
import { shopRates } from "@/lib/backend/import/prices/shop-rates";
import { stageList } from "@/lib/backend/import/stage-list";
import { type StoredBrand, tradeKnowledge } from "@/lib/backend/import/tyre/trade-knowledge";
import { database } from "@/lib/backend/kernel/database/connect";
import type { ListPlan } from "@/lib/contract/admin/change-sets";
import { vatRate } from "@/lib/domain/vat";

/** What a list is read for. `name`: what the file is called. */
export type Reading = { id: number; supplier: ReadSupplier; name: string; asOf: Date; now: Date };

export type ReadCounts = { rows: number; refused: number; unknownStock: number; unknownSnow: number };

/** The supplier's corrections, as far as this list has such columns. */
function mappingOf({ mapping }: ReadSupplier, header: readonly string[]): Mapping {
  const names = new Set(header.map((name) => name.trim()));
  const columns = Object.entries(mapping).filter(([name]) => names.has(name));
  const uses = columns.map(([name, field]) => [name, field ?? "ignored"] as [string, never]);
  return { sources: new Map(), columns: new Map(uses), rates: {} };
}

/** How the columns were understood, whether that is enough to read by or not. */
export function planOf({ file, header, samples }: OpenList, supplier: ReadSupplier): ListPlan {
  const draft = draftPlan(header.cells, mappingOf(supplier, header.cells), samples);
  const columns = recognisedColumns(header.cells, draft, samples);
  return {
    format: file.kind,
    columns: columns.map(({ column, field, samples: some }) => ({ header: column, field, samples: some.slice(0, 3) })),
    missing: draft.missing,
    fields: fields.filter((field) => field !== "product_id"),
  };
}

async function takeAside(sql: postgres.TransactionSql, counts: ReadCounts, refused: RefusedItems): Promise<void> {
  for await (const { line, problem, raw } of takeRefused(sql)) {
    counts.refused += 1;
    await refused.add({ line, problems: [problem], raw: raw ?? "" });
  }
}

/** Finds the tyres of the staged rows; rows that offer a tyre twice or under another's number are refused. */
async function matchRows(sql: postgres.TransactionSql, counts: ReadCounts, refused: RefusedItems): Promise<void> {
  // What a supplier calls an id of the shop is the supplier's own.
  await sql`update import_row set host_product_id = null where host_product_id is not null`;
  await sql`analyze import_row`;
  await refuseDuplicates(sql);
  await takeAside(sql, counts, refused);
  await findNames(sql);
  await matchProducts(sql);
  await refuseForeignEans(sql);
  await takeAside(sql, counts, refused);
  await refused.flush();
}

/**
 * Reads a list into the items of its change set, in a transaction that touches nothing of the shop.
 * @param opened is told how the columns were understood as soon as that is known
 * @param counts counted up while it reads
 * @returns rows and changes by kind and flag, and the guardrails that stop it
 * @throws ImportRefused when it cannot be read as a list
 */
export async function readList(
  sql: postgres.TransactionSql,
  { id, supplier, name, asOf, now }: Reading,
  path: string,
  {
    counts,
    refused,
    opened,
    progress,
    signal,
  }: {
    counts: ReadCounts;
    refused: RefusedItems;
    opened(plan: ListPlan, form: { header: string; delimiter: string }): Promise<void>;
    progress(bytes: number, of: number): void;
    signal: AbortSignal;
  },
): Promise<{ counts: Record<string, number>; guardrails: Record<string, number> }> {
  let bytes = 0;
  let whole = 0;
  const list = await openList(path, {}, (read) => {
    bytes += read;
    signal.throwIfAborted();
    progress(bytes, whole);
  });
  whole = list.file.bytes;
  try {
    const shown = planOf(list, supplier);
    await opened(shown, { header: list.header.raw, delimiter: list.file.delimiter });
    const plan = planColumns(list.header.cells, mappingOf(supplier, list.header.cells), false, list.samples);
    refused.plan = plan;
    const rates = await shopRates(database());
    const brands = await sql<StoredBrand[]>`select slug, name, tier, country, manufacturer from brand order by id`;
    const prices = {
      rates,
      currency: plan.headerCurrency ?? supplier.currency,
      headers: plan.priceHeaders,
      vatRate: vatRate("CZ"),
    };
    const context = {
      ...{ knowledge: tradeKnowledge(brands), prices, someStock: null },
      ...{ thisYear: now.getUTCFullYear(), needsProductId: false },
    };
    await stageList(sql, {
      ...{ records: list.records, plan, context, keepRaw: true, counts },
      refused: (row) => {
        signal.throwIfAborted();
        return refused.add(row);
      },
    });
    if (counts.rows === 0) throw new ImportRefused("no_rows", { file: name });
    signal.throwIfAborted();
    await matchRows(sql, counts, refused);
    await prepareRows(sql, supplier, { rates, asOf, stock: 0 });
    await decidePrices(sql, supplier.id, { rates, now });
    await writeItems(sql, { id, supplierId: supplier.id, source: name, asOf }, supplier.complete);
    const found = await countItems(sql, id, counts.rows);
    const own = supplier.guardrails;
    return {
      counts: found,
      guardrails: await guardrailsOf(sql, { id, supplierId: supplier.id, plan: shown, own }, found),
    };
  } finally {
    await list.close();
  }
}

import type postgres from "postgres";
import { planColumns } from "@/lib/backend/import/columns/plan";
import { namedDelimiter } from "@/lib/backend/import/file/delimiter";
import { namedEncoding } from "@/lib/backend/import/file/encoding";
import type { GivenForm } from "@/lib/backend/import/file/given-form";
import { openList } from "@/lib/backend/import/file/open-list";
import type { ImportCounts, ImportListener, ImportOptions, ImportResult } from "@/lib/backend/import/import-job";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import { mergeList } from "@/lib/backend/import/merge/merge-list";
import { readRates } from "@/lib/backend/import/prices/rates";
import { shopRates } from "@/lib/backend/import/prices/shop-rates";
import { stageList } from "@/lib/backend/import/stage-list";
import { type StoredBrand, tradeKnowledge } from "@/lib/backend/import/tyre/trade-knowledge";
import { database } from "@/lib/backend/kernel/database/connect";

/** Thrown to roll back the transaction of a dry run. */
class RolledBack extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super("rolled back as asked");
    this.result = result;
  }
}

/** What a person says of the list's form: an option wins over the mapping. @throws ImportRefused */
function givenForm({ mapping, encoding, delimiter }: ImportOptions): GivenForm {
  return {
    encoding: encoding ?? (mapping.encoding === undefined ? undefined : namedEncoding(mapping.encoding)),
    delimiter: delimiter ?? (mapping.delimiter === undefined ? undefined : namedDelimiter(mapping.delimiter)),
  };
}

/**
 * Imports a price list in one transaction: all of it or, when a row is refused and `keepGoing` is off, nothing.
 * @throws ImportRefused when the list cannot be read at all; nothing has changed then
 */
export async function runImport(
  sql: postgres.Sql,
  options: ImportOptions,
  watch: ImportListener,
): Promise<ImportResult> {
  const rates = readRates({ ...options.mapping.rates, ...options.rates }, await shopRates(database()));
  const counts = noCounts();
  let bytes = 0;
  let opened = false;
  const list = await openList(options.file, givenForm(options), (read) => {
    bytes += read;
    if (opened) watch.progress(bytes, counts.rows);
  });
  const { file, header, records, samples } = list;
  try {
    const plan = planColumns(header.cells, options.mapping, options.needsProductId, samples);
    watch.opened({ list, plan, rates });
    opened = true;
    return await sql.begin(async (transaction) => {
      const brands = await transaction<
        StoredBrand[]
      >`select slug, name, tier, country, manufacturer from brand order by id`;
      const context = {
        knowledge: tradeKnowledge(brands),
        prices: {
          rates,
          currency: options.currency ?? plan.headerCurrency,
          headers: plan.priceHeaders,
          vatRate: options.vatRate,
        },
        someStock: options.stock ?? null,
        thisYear: options.now.getUTCFullYear(),
        needsProductId: options.needsProductId,
      };
      await stageList(transaction, {
        records,
        plan,
        context,
        keepRaw: options.keepGoing,
        counts,
        refused: (row) => watch.refused(row),
      });
      if (counts.rows === 0) throw new ImportRefused("no_rows", { file: file.path });
      watch.merging();
      const finished = await mergeList(transaction, options, counts, watch);
      if (!finished) throw new RolledBack({ outcome: "rows_refused", counts });
      if (options.dryRun) throw new RolledBack({ outcome: "dry_run", counts });
      return { outcome: "imported" as const, counts };
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  } finally {
    await list.close();
  }
}

function noCounts(): ImportCounts {
  const staged = { rows: 0, refused: 0, unknownStock: 0, unknownSnow: 0 };
  return {
    ...staged,
    added: 0,
    changed: 0,
    priceChanges: 0,
    identified: 0,
    released: 0,
    unchanged: 0,
    retired: 0,
    soldOut: 0,
  };
}

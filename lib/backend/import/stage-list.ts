import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import type { ColumnPlan } from "@/lib/backend/import/columns/plan";
import type { ListRecord } from "@/lib/backend/import/file/list-file";
import { copyIntoStaging, createStagingTable, stagingLine } from "@/lib/backend/import/merge/staging-table";
import { readRecord } from "@/lib/backend/import/read-record";
import type { RowProblem } from "@/lib/backend/import/tyre/problem";
import type { ReadContext } from "@/lib/backend/import/tyre/read-tyre";

/** A row that is not imported; `raw` is its text in the file. */
export type RefusedRow = { line: number; problems: RowProblem[]; raw: string };

export type StageCounts = {
  rows: number;
  refused: number;
  /** Rows that say nothing of the pieces in stock. */
  unknownStock: number;
  /** Winter tyres nobody says the snowflake mark of. */
  unknownSnow: number;
};

type Staging = {
  records: AsyncIterable<ListRecord>;
  plan: ColumnPlan;
  context: ReadContext;
  /** Keep each row's text in the table, to give it back if it is refused later. */
  keepRaw: boolean;
  /** Counted up row by row. */
  counts: StageCounts;
  refused(row: RefusedRow): Promise<void>;
};

/** Characters that travel to the database together. */
const together = 64 * 1024;

/**
 * Reads a list into the staging table, as fast as the database takes it. Rows that cannot be imported go to `refused`.
 * @throws ImportRefused when the list as a whole cannot be read
 */
export async function stageList(sql: postgres.TransactionSql, staging: Staging): Promise<void> {
  const { counts } = staging;
  async function* lines(): AsyncGenerator<string> {
    let waiting = "";
    for await (const record of staging.records) {
      counts.rows += 1;
      const { tyre, problems } = readRecord(record, staging.plan, staging.context);
      if (problems) {
        counts.refused += 1;
        await staging.refused({ line: record.line, problems, raw: record.raw });
        continue;
      }
      if (tyre.stock === null) counts.unknownStock += 1;
      if (tyre.season === "winter" && tyre.three_pmsf === null) counts.unknownSnow += 1;
      waiting += stagingLine(tyre, staging.keepRaw ? record.raw : null);
      if (waiting.length < together) continue;
      yield waiting;
      waiting = "";
    }
    if (waiting !== "") yield waiting;
  }
  await createStagingTable(sql);
  const target = await sql.unsafe(copyIntoStaging).writable();
  await pipeline(Readable.from(lines(), { objectMode: false, highWaterMark: 64 * 1024 }), target);
}

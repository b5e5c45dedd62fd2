import type postgres from "postgres";
import { connection } from "@/lib/backend/kernel/database/connect";

/** A kept page lives for two days at most, and a transaction hardly for one. */
const keptFor = "3 days";
/** Rows that are kept at most: a few imports of everything. */
const maxRows = 200_000;

/** Which changes there have been, as the log says. */
export type ChangeLog = {
  /** Name of the log; a new one after a crash of the server, a restore, in another database. */
  log: string;
  /** Changes below this number are all there. */
  position: number;
  /** The last change of each tag from a number on; of `all`: of everything. */
  changed: Map<string, number>;
};

/**
 * Reads the changes from a number on. What has been swept stands as a change of everything.
 * @param from the position up to which changes are known; 0: none
 */
export async function readChanges(sql: postgres.Sql, from: number): Promise<ChangeLog> {
  await sql`insert into page_change (tags, log) select '{all}', gen_random_uuid()
    where not exists (select from page_change where log is not null) on conflict do nothing`;
  // In this order: what is not running any more when the position is read, is seen when the log is.
  const [at] = await sql<{ position: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as position`;
  const rows = await sql<{ tag: string; number: string; log: string | null }[]>`
    select tag, max(number)::text as number, max(log::text) as log from page_change, unnest(tags) as tag
    where (number >= ${from} or log is not null) and tag is not null group by tag`;
  const changed = new Map(rows.map(({ tag, number }): [string, number] => [tag, Number(number)]));
  return {
    log: rows.find(({ log }) => log !== null)?.log ?? "",
    position: Number(at?.position),
    changed,
  };
}

/** Removes what no page is old enough to need; the row that bears the log's name then stands for it. */
export async function sweepChanges(): Promise<void> {
  const { sql } = connection();
  await sql`
    with last as (
      select greatest(
        (select max(number) from page_change where at < now() - ${keptFor}::interval),
        (select number from page_change order by number desc offset ${maxRows} limit 1)
      ) as number
    ), swept as (
      delete from page_change where number <= (select number from last) and log is null returning number
    )
    update page_change set number = greatest(page_change.number, (select max(number) from swept))
    where log is not null and exists (select from swept)`;
}

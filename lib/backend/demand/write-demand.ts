import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { pragueDay } from "@/lib/domain/delivery-estimate";
import { readSizeDemand } from "@/lib/domain/demand";
import { wholeSet } from "@/lib/domain/quantity";
import { type DemandCount, takeDemand } from "@/lib/runtime/demand-counts";
import { processWide } from "@/lib/runtime/process-wide";
import { onStop } from "@/lib/runtime/stop-tasks";
import { log } from "@/lib/telemetry/log";

/** How often the counts are written, ms. */
const everyMs = 60_000;

/** Those of the sizes of which no tyre on sale has a whole set. */
async function withoutSet(sizes: readonly DemandCount[]): Promise<DemandCount[]> {
  const read = sizes.flatMap((count) => {
    const found = readSizeDemand(count.key);
    return found ? [{ ...found, key: count.key }] : [];
  });
  if (read.length === 0) return [];
  const missing = await database().execute<{ key: string }>(sql`
    select sought.key from jsonb_to_recordset(${JSON.stringify(
      read.map(({ key, season, size }) => ({
        ...{ key, season, width: size.width, profile: size.profile, rim_tenths: Math.round(size.rim * 10) },
      })),
    )}::jsonb) as sought (key text, season season, width int, profile int, rim_tenths int)
    where not exists (
      select from product p where p.active and p.stock >= ${wholeSet} and p.season = sought.season
        and p.width = sought.width and p.profile is not distinct from sought.profile and p.rim_tenths = sought.rim_tenths
    )`);
  const keys = new Set(missing.map(({ key }) => key));
  return sizes.filter(({ key }) => keys.has(key)).map((count) => ({ ...count, kind: "size_none" }));
}

/** Adds what was asked for since the last time to the counts of the day. */
export async function writeDemand(now: Date): Promise<void> {
  const counts = takeDemand();
  if (counts.length === 0) return;
  const all = [...counts, ...(await withoutSet(counts.filter(({ kind }) => kind === "size_seen")))];
  await database().execute(sql`
    insert into demand_day (day, kind, key, count)
    select ${pragueDay(now)}::date, kind, key, count
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as counted (kind demand_kind, key text, count int)
    order by kind, key
    on conflict (day, kind, key) do update set count = demand_day.count + excluded.count`);
}

const begun = processWide("demand writer", () => false);

/** Writes what was asked for once a minute, and when the shop stops. What a failing database cannot take is told and lost. */
export function startDemand(): void {
  if (begun.get()) return;
  begun.set(true);
  const write = () =>
    writeDemand(new Date()).catch((error: unknown) =>
      log().warn({ error }, "demand: the counts of the last minute could not be written"),
    );
  const timer = setInterval(write, everyMs).unref();
  onStop(async () => {
    clearInterval(timer);
    await write();
  });
}

/** Deletes counts of more than 13 months ago: a year is compared with the one before. */
export async function sweepDemand(now: Date): Promise<void> {
  await database().execute(sql`delete from demand_day where day < ${pragueDay(now)}::date - interval '13 months'`);
}

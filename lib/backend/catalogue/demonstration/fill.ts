import { generateDemonstration } from "@/lib/backend/catalogue/demonstration/generate";
import { storeCatalogue } from "@/lib/backend/catalogue/store-catalogue";
import type { Connection } from "@/lib/backend/kernel/database/connect";
import { log } from "@/lib/telemetry/log";

/** A line of progress after every so many tyres. */
const step = 5_000;

/**
 * Fills a catalogue without any tyre with the demonstration, in one transaction; leaves any other alone. Call it under
 * the upkeep lock.
 * @param year the year that the newest tyres were made in
 */
export async function fillEmptyCatalogue({ sql }: Connection, year: number): Promise<void> {
  const [found] = await sql`select exists (select 1 from product) as any`;
  if (found?.any) return;
  const started = Date.now();
  log().info("Filling the empty catalogue with the demonstration.");
  const parts = generateDemonstration({ year });
  let shown = 0;
  await sql.begin((transaction) =>
    storeCatalogue(transaction, parts, (done, total) => {
      if (done < shown + step && done < total) return;
      shown = done;
      log().info(`${done} of ${total} tyres`);
    }),
  );
  log().info(`The catalogue is filled (${((Date.now() - started) / 1000).toFixed(1)} s).`);
}

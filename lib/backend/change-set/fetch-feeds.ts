import { and, eq, isNotNull } from "drizzle-orm";
import { claimSupplier, startReading, WorkRefused } from "@/lib/backend/change-set/start-work";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";

/**
 * Begins to fetch a supplier's list from its address.
 * @param by of the staff; `null`: the clock
 * @returns the id of the change set
 * @throws WorkRefused `change_set_busy`, `not_possible` for a supplier without an address
 */
export async function startFetching(tx: Executor, supplierId: number, by: number | null, now: Date): Promise<number> {
  await claimSupplier(tx, supplierId);
  const [from] = await tx.select({ url: supplier.feedUrl }).from(supplier).where(eq(supplier.id, supplierId));
  if (!from?.url) throw new WorkRefused("not_possible");
  const fileName = new URL(from.url).pathname.split("/").at(-1) || new URL(from.url).hostname;
  const [made] = await tx
    .insert(changeSet)
    .values({
      kind: "feed",
      supplierId,
      state: "uploaded",
      fileName: fileName.slice(0, 200),
      asOf: now,
      madeBy: by,
      madeAt: now,
    })
    .returning({ id: changeSet.id });
  if (!made) throw new Error("A change set was not stored.");
  await startReading(tx, made.id);
  return made.id;
}

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Prague", hour: "2-digit", minute: "2-digit" });

/** Fetches the lists whose minute has come in Prague; one whose supplier is being worked on waits for its next time. */
export async function fetchFeeds(minute: Date): Promise<void> {
  const time = clock.format(minute);
  const all = await database()
    .select({ id: supplier.id, times: supplier.feedAt })
    .from(supplier)
    .where(and(eq(supplier.active, true), eq(supplier.kind, "list"), isNotNull(supplier.feedUrl)));
  for (const { id, times } of all) {
    if (!times.some((at) => at.slice(0, 5) === time)) continue;
    await database()
      .transaction((tx) => startFetching(tx, id, null, minute))
      .catch((error: unknown) => {
        if (!(error instanceof WorkRefused)) throw error;
      });
  }
}

import { eq } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Job } from "@/lib/backend/jobs/job";
import { withOwnConnection } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { supplierOffer } from "@/lib/backend/kernel/database/schema/supply";
import { publishKind, publishStock, publishStockLater } from "@/lib/backend/supply/publish-stock";

/** So many tyres are published while somebody waits; more take longer than a request may. */
const atOnce = 1_000;

/** The tyres that a supplier offers, or has offered. */
const tyresOf = async (db: Executor, supplierId: number): Promise<number[]> =>
  (
    await db.select({ id: supplierOffer.productId }).from(supplierOffer).where(eq(supplierOffer.supplierId, supplierId))
  ).map(({ id }) => id);

/**
 * Brings what the shop sells of all tyres of a changed supplier up to its offers: at once, or of many by a job after the change. Until that
 * has run an order is still held to what the supplier can give.
 */
export async function publishSupplier(tx: Executor, supplierId: number): Promise<void> {
  const tyres = await tyresOf(tx, supplierId);
  if (tyres.length <= atOnce) await publishStock(tx, tyres);
  else await enqueue(tx, publishKind, { supplier: supplierId }, `publish_stock ${supplierId}`);
}

/** Publishes tyres that could not be published at once: all of a supplier that has many, or those that somebody else was changing. */
export const publishStockJob: Job = {
  task: publishKind.task,
  run: (payload) =>
    withOwnConnection(async ({ database }) => {
      const asked = publishKind.payload.parse(payload);
      await database.transaction(async (tx) =>
        publishStockLater(tx, "tyres" in asked ? asked.tyres : await tyresOf(tx, asked.supplier), new Date()),
      );
    }),
};

import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { ReadSupplier } from "@/lib/backend/change-set/read/list-supplier";
import { storeFile } from "@/lib/backend/change-set/store-file";
import { database } from "@/lib/backend/kernel/database/connect";
import { changeSet } from "@/lib/backend/kernel/database/schema/change-set";
import { supplier } from "@/lib/backend/kernel/database/schema/supply";
import { FetchRefused, type Network, publicFetch } from "@/lib/backend/kernel/public-fetch";
import { maxListBytes } from "@/lib/domain/admin/change-set";

/** How long a list may take to come, ms. */
const patience = 60_000;

/** The list read last of a supplier, as its file's hash. */
async function lastHash(id: number, supplierId: number): Promise<string | null> {
  const [last] = await database()
    .select({ hash: changeSet.fileHash, state: changeSet.state })
    .from(changeSet)
    .where(and(eq(changeSet.supplierId, supplierId), ne(changeSet.id, id), isNotNull(changeSet.fileHash)))
    .orderBy(desc(changeSet.id))
    .limit(1);
  return last?.state === "applied" ? last.hash : null;
}

/**
 * Fetches the list of a supplier into its change set.
 * @returns false when it is the one that was applied last: there is nothing to read
 * @throws FetchRefused, FileTooLarge
 */
export async function fetchList(id: number, from: ReadSupplier, network?: Network): Promise<boolean> {
  if (!from.feedUrl) throw new FetchRefused("not_found");
  const last = await lastHash(id, from.id);
  const headers: Record<string, string> = from.feedEtag && last ? { "if-none-match": from.feedEtag } : {};
  const answer = await publicFetch(from.feedUrl, {
    headers,
    most: maxListBytes,
    patience,
    ...(network && { network }),
  });
  if (answer.status === 304) return false;
  const { hash } = await storeFile(id, answer.body);
  const etag = answer.headers.etag ?? null;
  await database().update(supplier).set({ feedEtag: etag }).where(eq(supplier.id, from.id));
  return hash !== last;
}

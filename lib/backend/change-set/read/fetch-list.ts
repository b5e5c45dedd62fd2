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

/** The list read last of a supplier, where it was applied: its file's hash, and whether it was fetched. */
async function lastApplied(id: number, supplierId: number) {
  const [last] = await database()
    .select({ hash: changeSet.fileHash, state: changeSet.state, kind: changeSet.kind })
    .from(changeSet)
    .where(and(eq(changeSet.supplierId, supplierId), ne(changeSet.id, id), isNotNull(changeSet.fileHash)))
    .orderBy(desc(changeSet.id))
    .limit(1);
  return last?.state === "applied" ? last : null;
}

/** What the server is asked to compare with: the version that was fetched last. */
function versionOf({ feedEtag, feedModified }: ReadSupplier): Record<string, string> {
  return {
    ...(feedEtag !== null && { "if-none-match": feedEtag }),
    ...(feedModified !== null && { "if-modified-since": feedModified }),
  };
}

/**
 * Fetches the list of a supplier into its change set. The server is asked for another version than the one before only where that one was
 * applied: else it is wanted again.
 * @returns false when it is the one that was applied last: there is nothing to read
 * @throws FetchRefused, FileTooLarge
 */
export async function fetchList(id: number, from: ReadSupplier, network?: Network): Promise<boolean> {
  if (!from.feedUrl) throw new FetchRefused("not_found");
  const last = await lastApplied(id, from.id);
  const answer = await publicFetch(from.feedUrl, {
    headers: last?.kind === "feed" ? versionOf(from) : {},
    most: maxListBytes,
    patience,
    ...(network && { network }),
  });
  if (answer.status === 304) return false;
  const { hash } = await storeFile(id, answer.body);
  const { etag: feedEtag = null, "last-modified": feedModified = null } = answer.headers;
  await database().update(supplier).set({ feedEtag, feedModified }).where(eq(supplier.id, from.id));
  return hash !== last?.hash;
}

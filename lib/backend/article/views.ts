import { createHmac } from "node:crypto";
import { inArray, lt, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { persistedSecret } from "@/lib/backend/kernel/database/persisted-secret";
import { articleViews, articleVisit } from "@/lib/backend/kernel/database/schema/article";
import type { Context } from "@/lib/backend/kernel/http/context";
import { addressKey } from "@/lib/runtime/address-networks";

/** How often each of the articles has been read; those never read are not in the answer. */
export async function viewsOf(keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await database().select().from(articleViews).where(inArray(articleViews.key, keys));
  return new Map(rows.map(({ key, views }) => [key, views]));
}

/**
 * The hash of a visitor of one article on one day (UTC). It identifies nothing else, not even the same visitor of another
 * article.
 */
async function visitorOf(key: string, { request, address, now }: Context): Promise<string> {
  const secret = await persistedSecret(database(), "article_visitor_secret");
  const agent = request.headers.get("user-agent") ?? "";
  const day = now.toISOString().slice(0, 10);
  return createHmac("sha256", secret)
    .update(JSON.stringify([day, key, addressKey(address), agent]))
    .digest("base64url");
}

/** Counts a view unless the visitor's has been counted that day. */
export async function countView(key: string, context: Context): Promise<void> {
  const visitor = await visitorOf(key, context);
  await database().execute(sql`
    with first as (
      insert into ${articleVisit} (visitor, seen_at) values (${visitor}, ${context.now.toISOString()})
      on conflict do nothing returning 1
    )
    insert into ${articleViews} (key, views) select ${key}, 1 from first
    on conflict (key) do update set views = ${articleViews}.views + 1`);
}

/** Deletes the visits of past days: the counts stay. */
export async function sweepArticleVisits(now: Date): Promise<void> {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  await database().delete(articleVisit).where(lt(articleVisit.seenAt, today));
}

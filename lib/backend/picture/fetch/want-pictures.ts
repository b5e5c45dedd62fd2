import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { enqueue } from "@/lib/backend/jobs/enqueue";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { pictureSource, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { fetchPicturesKind } from "@/lib/backend/picture/fetch/fetch-pictures-kind";

/** A tyre of a list, with the addresses of its pictures in their order. */
export type WantedPictures = { productId: number; addresses: readonly string[] };

/** The most pictures of a row that are taken, and the longest address, characters. */
const mostOfRow = 6;
const longestAddress = 1500;

/** A picture is asked for again so long after the last time, ms: a list that comes each day asks each day. */
const restMs = 20 * 3_600_000;

/** Rows of one statement. */
const portion = 1000;

const inPortions = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / portion) }, (_, at) => items.slice(at * portion, (at + 1) * portion));

/** The host of an address, in lower case; `null` for what is no address of the web. */
function hostOf(address: string): string | null {
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return protocol === "https:" || protocol === "http:" ? host : null;
}

/** The tyres' patterns, but for those that have pictures of the staff. */
async function patternsOf(tx: Executor, rows: readonly WantedPictures[]): Promise<Map<number, number>> {
  const known = new Map<number, number>();
  const ofStaff = new Set(
    (
      await tx
        .select({ id: tyrePicture.patternId })
        .from(tyrePicture)
        .where(and(eq(tyrePicture.fromList, false), isNull(tyrePicture.removedAt), isNotNull(tyrePicture.patternId)))
    ).map(({ id }) => id),
  );
  for (const some of inPortions(rows)) {
    const ids = some.map(({ productId }) => productId);
    const found = await tx
      .select({ id: product.id, pattern: product.patternId })
      .from(product)
      .where(sql`${product.id} = any(${sql.param(ids)}::int[])`);
    for (const { id, pattern } of found) if (!ofStaff.has(pattern)) known.set(id, pattern);
  }
  return known;
}

/** Of each pattern the addresses of one row: of the first whose first picture has not failed before, else of the first. */
async function chosen(tx: Executor, rows: readonly WantedPictures[]) {
  const patterns = await patternsOf(tx, rows);
  const failed = new Set<string>();
  for (const some of inPortions([...new Set(patterns.values())])) {
    const found = await tx
      .select({ pattern: pictureSource.patternId, address: pictureSource.address })
      .from(pictureSource)
      .where(and(sql`${pictureSource.patternId} = any(${sql.param(some)}::int[])`, isNotNull(pictureSource.problem)));
    for (const { pattern, address } of found) failed.add(`${pattern} ${address}`);
  }
  const taken = new Map<number, { addresses: readonly string[]; hasFailed: boolean }>();
  for (const { productId, addresses } of rows) {
    const pattern = patterns.get(productId);
    if (pattern === undefined || addresses.length === 0) continue;
    const before = taken.get(pattern);
    const hasFailed = failed.has(`${pattern} ${addresses[0]}`);
    if (!before || (before.hasFailed && !hasFailed)) taken.set(pattern, { addresses, hasFailed });
  }
  return taken;
}

/**
 * Notes where the pictures of a list's tyres lie, and queues their fetching; call it in the transaction that applies the list. A picture
 * is its pattern's: the first address becomes its first picture. A pattern with pictures of the staff's own is left alone. Of several
 * tyres of a pattern one is taken. What comes of it stands in `picture_source`.
 * @param now when the list was applied
 */
export async function wantPictures(tx: Executor, rows: readonly WantedPictures[], now: Date): Promise<void> {
  const wanted = [...(await chosen(tx, rows))].flatMap(([patternId, { addresses }]) =>
    [...new Set(addresses)].slice(0, mostOfRow).map((address, position) => ({ patternId, address, position })),
  );
  const values = wanted.map(({ address, ...row }) => {
    const host = hostOf(address);
    const isWrong = host === null;
    return {
      ...row,
      address: address.slice(0, longestAddress),
      host: host ?? "",
      wantedAt: now,
      ...(isWrong && { fetchedAt: now, problem: "not_https" }),
    };
  });
  for (const some of inPortions(values))
    await tx
      .insert(pictureSource)
      .values(some)
      .onConflictDoUpdate({
        target: [pictureSource.patternId, pictureSource.address],
        set: { wantedAt: now, position: sql`excluded.position` },
        setWhere: and(lt(pictureSource.fetchedAt, new Date(now.getTime() - restMs)), sql`${pictureSource.host} <> ''`),
      });
  if (values.length > 0) await enqueue(tx, fetchPicturesKind, {}, fetchPicturesKind.task);
}

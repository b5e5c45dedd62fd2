import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { pattern } from "@/lib/backend/kernel/database/schema/catalogue";
import { pictureSource, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import { type FetchRefusal, FetchRefused } from "@/lib/backend/kernel/public-fetch";
import { fetchPicture, type PictureNetwork } from "@/lib/backend/picture/fetch/fetch-picture";
import { keepPicture } from "@/lib/backend/picture/keep-picture";
import { type PictureProblem, PictureRefused } from "@/lib/backend/picture/make-renditions";

export type Source = typeof pictureSource.$inferSelect;

/** What is still to be fetched. */
export const isDue = or(isNull(pictureSource.fetchedAt), sql`${pictureSource.fetchedAt} < ${pictureSource.wantedAt}`);

/**
 * Takes the next address of a host. While it is fetched it counts as broken off: so it stands there if the process ends.
 * @returns `null` when there is none
 */
export async function nextSource(host: string, now: Date): Promise<Source | null> {
  return database().transaction(async (tx) => {
    const [next] = await tx
      .select()
      .from(pictureSource)
      .where(and(eq(pictureSource.host, host), isDue))
      .orderBy(asc(pictureSource.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!next) return null;
    const fetchedAt = new Date(Math.max(now.getTime(), next.wantedAt.getTime()));
    await tx.update(pictureSource).set({ fetchedAt, problem: "broken_off" }).where(eq(pictureSource.id, next.id));
    return next;
  });
}

/** Puts a picture in its pattern's place, unless the staff have pictures of their own there, or have removed this one. */
async function show(tx: Executor, { patternId, position }: Source, hash: string): Promise<void> {
  await tx.select({ id: pattern.id }).from(pattern).where(eq(pattern.id, patternId)).for("no key update");
  const known = await tx.select().from(tyrePicture).where(eq(tyrePicture.patternId, patternId));
  const shown = known.filter(({ removedAt }) => removedAt === null);
  if (shown.some(({ fromList }) => !fromList) || known.some((each) => each.hash === hash)) return;
  const place = shown.find((each) => each.position === position);
  if (place)
    await tx
      .update(tyrePicture)
      .set({ hash, revision: place.revision + 1 })
      .where(eq(tyrePicture.id, place.id));
  else await tx.insert(tyrePicture).values({ patternId, hash, position, role: "three_quarter", fromList: true });
}

async function take(source: Source, network: PictureNetwork, now: Date): Promise<void> {
  const fetched = await fetchPicture(source.address, source.hash === null ? null : source.etag, network);
  const kept = fetched && (await keepPicture(fetched.bytes, "lists", now));
  const { id } = source;
  await database().transaction(async (tx) => {
    const values = { problem: null, ...(kept && { hash: kept.hash, etag: fetched.etag }) };
    await tx.update(pictureSource).set(values).where(eq(pictureSource.id, id));
    const hash = kept?.hash ?? source.hash;
    if (hash !== null) await show(tx, source, hash);
  });
}

/**
 * Fetches one address, keeps its picture and shows it; a failure is noted at the address.
 * @returns why it failed; `null`: it did not
 * @throws the database's error
 */
export async function takeSource(
  source: Source,
  network: PictureNetwork,
  now: Date,
): Promise<FetchRefusal | PictureProblem | null> {
  try {
    await take(source, network, now);
    return null;
  } catch (error) {
    const isRefused = error instanceof FetchRefused;
    if (!isRefused && !(error instanceof PictureRefused)) throw error;
    const problem = isRefused ? error.code : error.problem;
    await database().update(pictureSource).set({ problem }).where(eq(pictureSource.id, source.id));
    return problem;
  }
}

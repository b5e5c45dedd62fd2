import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import { picture, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import type { ProductDetail } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";
import type { Picture } from "@/lib/domain/picture";

/** Whose a picture is: all tyres' of a pattern, or one tyre's alone. */
export type PictureOwner = { pattern: number } | { product: number };

/** The condition by which an owner's pictures are found. */
export const ofOwner = (owner: PictureOwner): SQL =>
  "pattern" in owner ? eq(tyrePicture.patternId, owner.pattern) : eq(tyrePicture.productId, owner.product);

/** A tyre's own before its pattern's, each in the order that was given them. */
const inOrder = [sql`${tyrePicture.productId} is null`, asc(tyrePicture.position), asc(tyrePicture.id)];

/** Pictures that are not removed, with their measures, in their order: a tyre's own before its pattern's. */
export function findPictures(db: Executor, whose: SQL | undefined) {
  return db
    .select({ row: tyrePicture, width: picture.width, height: picture.height })
    .from(tyrePicture)
    .innerJoin(picture, eq(picture.hash, tyrePicture.hash))
    .where(and(whose, isNull(tyrePicture.removedAt)))
    .orderBy(...inOrder);
}

/** The first picture of each of some tyres, its own or else its pattern's; a tyre without one is missing. */
export async function firstPictures(tx: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Picture>> {
  const rows = await tx
    .selectDistinctOn([product.id], {
      id: product.id,
      picture: { hash: picture.hash, width: picture.width, height: picture.height },
    })
    .from(product)
    .innerJoin(tyrePicture, or(eq(tyrePicture.productId, product.id), eq(tyrePicture.patternId, product.patternId)))
    .innerJoin(picture, eq(picture.hash, tyrePicture.hash))
    .where(and(inArray(product.id, [...ids]), isNull(tyrePicture.removedAt)))
    .orderBy(product.id, ...inOrder);
  return new Map(rows.map((row) => [row.id, row.picture]));
}

/** All pictures of a tyre as its page shows them: its own, then its pattern's; the same one stands there once. */
export async function shownPictures(
  tyre: { id: number; pattern_id: number },
  language: Language,
): Promise<NonNullable<ProductDetail["pictures"]>> {
  const found = await findPictures(
    database(),
    or(ofOwner({ product: tyre.id }), ofOwner({ pattern: tyre.pattern_id })),
  );
  const shown = found.map(({ row: { hash, role, alt }, width, height }) => ({
    hash,
    width,
    height,
    role,
    alt: alt[language] ?? "",
  }));
  return shown.filter(({ hash }, at) => shown.findIndex((each) => each.hash === hash) === at);
}

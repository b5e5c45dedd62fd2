import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { picture, tyrePicture } from "@/lib/backend/kernel/database/schema/picture";
import type { ProductDetail } from "@/lib/contract/products";
import type { Language } from "@/lib/domain/locale";

/** Whose a picture is: all tyres' of a pattern, or one tyre's alone. */
export type PictureOwner = { pattern: number } | { product: number };

/** The condition by which an owner's pictures are found. */
export const ofOwner = (owner: PictureOwner): SQL =>
  "pattern" in owner ? eq(tyrePicture.patternId, owner.pattern) : eq(tyrePicture.productId, owner.product);

/** Pictures that are not removed, with their measures, in their order: a tyre's own before its pattern's. */
export function findPictures(db: Executor, whose: SQL | undefined) {
  return db
    .select({ row: tyrePicture, width: picture.width, height: picture.height })
    .from(tyrePicture)
    .innerJoin(picture, eq(picture.hash, tyrePicture.hash))
    .where(and(whose, isNull(tyrePicture.removedAt)))
    .orderBy(sql`${tyrePicture.productId} is null`, asc(tyrePicture.position), asc(tyrePicture.id));
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

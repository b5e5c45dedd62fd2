import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import type { Executor } from "@/lib/backend/kernel/database/executor";
import { pattern, product } from "@/lib/backend/kernel/database/schema/catalogue";
import { ApiProblem } from "@/lib/backend/kernel/http/problem";
import { findPictures, ofOwner, type PictureOwner } from "@/lib/backend/picture/shown-pictures";
import type { AdminPicture } from "@/lib/contract/admin/pictures";

type Found = Awaited<ReturnType<typeof findPictures>>[number];

/** A picture as the contract has it. */
export function presentPicture({ row, width, height }: Found): AdminPicture {
  const { id, revision, hash, role, alt, fromList } = row;
  const words = { cs: alt.cs ?? "", sk: alt.sk ?? "", en: alt.en ?? "" };
  return { id, revision, hash, width, height, role, alt: words, from_list: fromList };
}

/** The pictures of a pattern or of one tyre alone, in their order. */
export async function ownPictures(owner: PictureOwner, db: Executor = database()): Promise<AdminPicture[]> {
  return (await findPictures(db, ofOwner(owner))).map(presentPicture);
}

/**
 * Locks a pattern or a tyre whose pictures are about to change: two people's changes come one after the other.
 * @returns the pattern's id, and what the log calls it
 * @throws ApiProblem `not_found`
 */
export async function lockOwner(tx: Executor, owner: PictureOwner) {
  const [row] =
    "pattern" in owner
      ? await tx.select({ id: pattern.id }).from(pattern).where(eq(pattern.id, owner.pattern)).for("no key update")
      : await tx.select({ id: product.id }).from(product).where(eq(product.id, owner.product)).for("no key update");
  if (!row) throw new ApiProblem("not_found");
  return { subject: "pattern" in owner ? "pattern" : "tyre", subjectId: row.id } as const;
}

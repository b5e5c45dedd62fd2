import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { product } from "@/lib/backend/kernel/database/schema/catalogue";
import type { AdminPicture } from "@/lib/contract/admin/pictures";
import type { Desk } from "@/tests/support/staff-scene";

/** A file as a browser sends it. */
export const file = (bytes: Uint8Array, type = "image/jpeg") => new Blob([Buffer.from(bytes)], { type });

/** The pattern of a tyre, and its address. */
export async function patternOf(tyre: number): Promise<{ pattern: number; slug: string }> {
  const [row] = await database()
    .select({ pattern: product.patternId, slug: product.slug })
    .from(product)
    .where(eq(product.id, tyre));
  if (!row) throw new Error(`There is no tyre ${tyre}.`);
  return row;
}

/** Adds a picture to a pattern. */
export async function added(desk: Desk, pattern: number, bytes: Uint8Array): Promise<AdminPicture> {
  const reply = await desk.does("POST /admin/patterns/{id}/pictures", { path: { id: pattern }, body: file(bytes) });
  if (reply.status !== 201) throw new Error(`The picture was answered by ${reply.status}.`);
  return reply.body;
}

/** A pattern's pictures in their order. */
export const picturesOf = async (desk: Desk, pattern: number) =>
  (await desk.does("GET /admin/patterns/{id}", { path: { id: pattern } })).body.pictures;

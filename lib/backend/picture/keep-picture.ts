import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { picture, pictureRendition } from "@/lib/backend/kernel/database/schema/picture";
import { makeRenditions } from "@/lib/backend/picture/make-renditions";
import type { Picture } from "@/lib/domain/picture";

const shown = { hash: picture.hash, width: picture.width, height: picture.height };

/**
 * Keeps a picture: its renditions are made and stored, once for the same bytes.
 * @param file its bytes as they came, `maxPictureBytes` at most
 * @param lane who waits for it
 * @throws PictureRefused for what is no picture
 */
export async function keepPicture(file: Uint8Array, lane: "staff" | "lists", now: Date): Promise<Picture> {
  const hash = createHash("sha256").update(file).digest("hex").slice(0, 32);
  // Named again: whoever sweeps unused pictures leaves it.
  const [known] = await database().update(picture).set({ madeAt: now }).where(eq(picture.hash, hash)).returning(shown);
  if (known) return known;
  const { width, height, renditions } = await makeRenditions(file, lane);
  await database().transaction(async (tx) => {
    const made = await tx
      .insert(picture)
      .values({ hash, width, height, madeAt: now })
      .onConflictDoNothing()
      .returning(shown);
    if (made.length === 0) return; // somebody else has just sent the same
    for (const rendition of renditions) await tx.insert(pictureRendition).values({ hash, ...rendition });
  });
  return { hash, width, height };
}

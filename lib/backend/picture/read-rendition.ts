import { and, eq } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { pictureRendition } from "@/lib/backend/kernel/database/schema/picture";
import type { PictureReader } from "@/lib/runtime/picture-reader";

/** The bytes of a picture in one width and format; `null` where it is not kept so. */
export const readRendition: PictureReader = async (hash, width, format) => {
  const { hash: name, width: size, format: kind, bytes } = pictureRendition;
  const [row] = await database()
    .select({ bytes })
    .from(pictureRendition)
    .where(and(eq(name, hash), eq(size, width), eq(kind, format)));
  return row?.bytes ?? null;
};

import { inArray } from "drizzle-orm";
import { database } from "@/lib/backend/kernel/database/connect";
import { picture } from "@/lib/backend/kernel/database/schema/picture";
import type { MailPicture } from "@/lib/backend/mail/blocks";
import { type Picture, parsePictureAddress, pictureJpeg } from "@/lib/domain/picture";

/** The longer side of a photograph beside a name, px. */
const besideName = 72;

/**
 * A picture as a mail shows it.
 * @param publicUrl the shop's: mail readers know no address without it
 * @param side its longer side in the mail, px; the file is larger, for screens with more points
 */
export function mailPicture(of: Picture, publicUrl: string, side = besideName): MailPicture {
  const share = Math.min(1, side / Math.max(of.width, of.height));
  return {
    src: `${publicUrl}${pictureJpeg(of, 320)}`,
    width: Math.max(1, Math.round(of.width * share)),
    height: Math.max(1, Math.round(of.height * share)),
  };
}

/**
 * The photographs by which lines of an order were shown, by what the lines call their image. Those of drawn tyres, and of pictures
 * that are no longer kept, are missing.
 */
export async function linePictures(
  lines: readonly { image: string }[],
  publicUrl: string,
): Promise<ReadonlyMap<string, MailPicture>> {
  const hashOf = (image: string) => parsePictureAddress(image)?.hash ?? "";
  const hashes = [...new Set(lines.map(({ image }) => hashOf(image)))].filter(Boolean);
  if (hashes.length === 0) return new Map();
  const { hash, width, height } = picture;
  const kept = await database().select({ hash, width, height }).from(picture).where(inArray(hash, hashes));
  return new Map(
    lines.flatMap(({ image }) => {
      const found = kept.find((each) => each.hash === hashOf(image));
      return found ? [[image, mailPicture(found, publicUrl)] as const] : [];
    }),
  );
}

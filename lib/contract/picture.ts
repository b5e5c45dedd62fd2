import { z } from "zod";
import { maxPictureSide, pictureHash, pictureRoles } from "@/lib/domain/picture";

/** The wheel that stands for any tyre. */
const anyWheel = "/img/wheel.svg";

/** Path of a drawing that the storefront makes itself, or of a picture that it keeps. Pages show no picture from elsewhere: in its place stands any wheel. */
export const drawing = z
  .string()
  .overwrite((path) => (path.startsWith("/img/") ? path : anyWheel))
  .default(anyWheel);

/** A picture of a tyre that this shop keeps: the name of its bytes, and its measures in px as kept at most. */
export const picture = z.object({
  hash: z.string().regex(pictureHash),
  width: z.int().min(1).max(maxPictureSide),
  height: z.int().min(1).max(maxPictureSide),
});

/** One of several, with what it shows of the tyre and how that is said to who does not see it. */
export const shownPicture = picture.extend({ role: z.enum(pictureRoles), alt: z.string() });

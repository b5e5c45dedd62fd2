/** Widths in which a picture of a tyre is kept, px; never wider than it came. Source: admin.md, 4.13 */
const pictureSizes = [160, 320, 640, 1280, 1920] as const;

/** The widest that is kept, px; no side is longer. */
export const maxPictureSide = 1920;

/** The most bytes of a picture as it comes. */
export const maxPictureBytes = 15 * 1024 * 1024;

/** What a picture may be as it comes, as browsers name it. What it really is, its bytes say. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/** What it is kept as: the first two for pages, JPEG for mails, comparers of prices and social networks. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What a picture shows of a tyre. */
export const pictureRoles = ["tread", "side", "three_quarter", "label", "other"] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** The longest description of a picture, characters: what a screen reader says in one breath. */
export const maxPictureAlt = 150;

/** The most pictures of one pattern or tyre. */
export const maxPictures = 20;

/** A kept picture: the name of its bytes, and its measures in px as they are kept at most. */
export type Picture = { hash: string; width: number; height: number };

/** The name of a picture: the first half of its SHA-256. */
export const pictureHash = /^[\da-f]{32}$/;

/** The widths in which a picture is kept as AVIF and WebP. @param width the widest */
export function pictureWidths(width: number): number[] {
  return [...pictureSizes.filter((size) => size < width), width];
}

/** The widths in which it is kept as JPEG: one for mails, and the widest. */
export function jpegWidths(width: number): number[] {
  return width <= 320 ? [width] : [320, width];
}

/** Where the shop serves a picture. @param width one of those it is kept in */
export function pictureAddress(hash: string, width: number, format: PictureFormat): string {
  return `/img/p/${hash}-${width}.${format}`;
}

/** The picture that an address of the shop names; `null` for any other address. */
export function parsePictureAddress(path: string): { hash: string; width: number; format: PictureFormat } | null {
  const [, hash, width, ending] = /^\/img\/p\/([\da-f]{32})-([1-9]\d{0,3})\.([a-z]{3,4})$/.exec(path) ?? [];
  const format = pictureFormats.find((known) => known === ending);
  return hash && width && format ? { hash, width: Number(width), format } : null;
}

/** A picture's address in its widths up to a bound, as `srcset` has them. */
export function pictureSources({ hash, width }: Picture, format: PictureFormat, most = maxPictureSide): string {
  const kept = pictureWidths(width);
  const fitting = kept.filter((each) => each <= most);
  return (fitting.length > 0 ? fitting : kept.slice(0, 1))
    .map((each) => `${pictureAddress(hash, each, format)} ${each}w`)
    .join(", ");
}

/**
 * A picture as it stands beside a name: in a list, in the cart, in an order.
 * @param most px; the widest kept that is not wider
 */
export function smallPicture({ hash, width }: Picture, most = 320): string {
  return pictureAddress(hash, pictureWidths(width).findLast((each) => each <= most) ?? width, "webp");
}

/**
 * A photograph as it stands in a row of a listing, as `srcset` has it: screens of few points take the half of it.
 * @param image what the API calls `image`; `undefined` for a drawing, and for a photograph that came narrower
 */
export function rowPictureSources(image: string): string | undefined {
  const picture = parsePictureAddress(image);
  if (picture?.width !== 320) return undefined;
  return `${pictureAddress(picture.hash, 160, picture.format)} 160w, ${image} 320w`;
}

/** The JPEG of a picture for readers that know no other format. @param most px; the widest kept that is not wider */
export function pictureJpeg({ hash, width }: Picture, most = maxPictureSide): string {
  const widths = jpegWidths(width);
  return pictureAddress(hash, widths.findLast((each) => each <= most) ?? widths[0] ?? width, "jpg");
}

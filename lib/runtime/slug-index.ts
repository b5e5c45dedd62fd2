import { processWide } from "@/lib/runtime/process-wide";

/**
 * What a segment of an address may be the slug of. A size is written behind its category and as a radial tyre's, `car-winter/205-55-r16`: its
 * listing has tyres of any construction. A model is written behind its make, `skoda/octavia`.
 */
export const slugKinds = ["tyre", "brand", "size", "make", "model", "article"] as const;
export type SlugKind = (typeof slugKinds)[number];

/** The slugs of everything that the embedded API has pages for, in memory. */
export type SlugIndex = {
  /**
   * Whether a slug may be in use. `false` is certain, but for what was added since pages were last told of changes: a twentieth of a second, up to
   * 17 s while the connection that tells it hangs. `true` also while the index is being read.
   */
  mayExist(kind: SlugKind, slug: string): boolean;
};

const provided = processWide<SlugIndex | undefined>("slug index", () => undefined);

/** Registers the slugs of the embedded API. */
export function provideSlugIndex(index: SlugIndex): void {
  provided.set(index);
}

/** The slugs of the embedded API; `undefined` where it has not started, or a back end elsewhere has the tyres. */
export function providedSlugIndex(): SlugIndex | undefined {
  return provided.get();
}

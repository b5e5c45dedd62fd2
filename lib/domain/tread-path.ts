/**
 * Version of the drawn treads: browsers keep a drawing for good, so another drawing needs another address. It is the beginning of
 * a hash of drawings; a test names the next one when they change.
 */
export const treadVersion = "c894623d";

/** The address of a pattern's drawn tread on pages. */
export function treadPath(brandSlug: string, patternSlug: string): string {
  return `/img/tread/${brandSlug}-${patternSlug}.svg?v=${treadVersion}`;
}

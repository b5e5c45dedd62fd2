import { basePath } from "@/lib/api/catalogue/selection";
import { type Category, categoryByAnySlug } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { parseSizeSlug, type TyreSize } from "@/lib/domain/tyre-size";

const sizeIn = /(?:^|-)(\d{3}(?:-\d{2})?-[rdb]\d{2}(?:-5)?c?)(?=-|$)/;

export type Nearest = { category: Category; size: TyreSize | null; path: string };

/**
 * The listing nearest to a catalogue address that leads nowhere: of the size of a tyre that no longer exists, else of the
 * category.
 * @param rest the public path without its language: `/zimni-pneumatiky/barum-polaris-4-205-55-r16-91h`
 * @returns `null` when not even the category is known
 */
export function nearestListing(language: Language, rest: string): Nearest | null {
  const [first = "", second = "", ...more] = rest.split("/").filter(Boolean);
  const category = categoryByAnySlug(first);
  if (!category) return null;
  const whole = parseSizeSlug(second);
  // A size that stands alone is itself what was not found.
  const size = whole ? (more.length > 0 ? whole : null) : parseSizeSlug(sizeIn.exec(second)?.[1] ?? "");
  return { category, size, path: basePath({ category, size }, language) };
}

import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The id of the form that the toggles of a page belong to, which leads there without scripts. */
export const compareForm = "compare";

/** Public path of the comparison of some tyres, e.g. `/cs/compare?ids=12,7`. */
export function comparePath(ids: readonly number[], language: Language): string {
  const path = pathOf("compare", language);
  return ids.length === 0 ? path : `${path}?ids=${ids.join()}`;
}

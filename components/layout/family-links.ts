import { getTranslations } from "next-intl/server";
import type { ListedLink } from "@/components/ui/link-list";
import { categories, type Family } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";

/** The ways to the categories of a family, by season. */
export async function familyLinks(family: Family, language: Language): Promise<ListedLink[]> {
  const t = await getTranslations("layout");
  return categories
    .filter((category) => category.family === family)
    .map(({ slugs, season }) => [`/${language}/${slugs[language]}`, t(`season.${season}`)]);
}

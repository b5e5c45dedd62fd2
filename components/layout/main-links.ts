import { getTranslations } from "next-intl/server";
import { catalogueOffered } from "@/lib/api/offered";
import { idlePages } from "@/lib/api/offered-pages";
import { categories } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Where the header leads: the three seasons and the articles; without a catalogue to the pages that are there all the same. */
export async function mainLinks(language: Language): Promise<{ href: string; text: string }[]> {
  const t = await getTranslations("layout");
  const info = await getTranslations("info");
  const article = await getTranslations("article");
  const [catalogue, idle] = await Promise.all([catalogueOffered(), idlePages()]);
  const blog = idle.has("blog") ? [] : [{ href: pathOf("blog", language), text: article("nav") }];
  const seasons = categories
    .filter((category) => category.family === "car")
    .map((category) => ({ href: `/${language}/${category.slugs[language]}`, text: t(`season.${category.season}`) }));
  if (catalogue) return [...seasons, ...blog];
  return [
    { href: pathOf("delivery", language), text: info("delivery.nav") },
    ...blog,
    { href: pathOf("contacts", language), text: t("contacts") },
  ];
}

import { getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/structured-data/json-ld";
import { seller } from "@/lib/api/shop/server";
import { readConfig } from "@/lib/config";
import type { Article } from "@/lib/contract/articles";
import type { Locale } from "@/lib/domain/locale";
import { articleListPaths, articlePaths } from "@/lib/seo/article-paths";
import { pathOf } from "@/lib/seo/paths";
import { article as articleThing } from "@/lib/seo/structured-data/article";
import { breadcrumbs } from "@/lib/seo/structured-data/lists";
import { articleCard } from "../metadata";

/** Structured data of an article. */
export async function ArticleData({ article, locale }: { article: Article; locale: Locale }) {
  const { language } = locale;
  const { publicUrl } = readConfig();
  const t = await getTranslations("article");
  const listing = await getTranslations("listing");
  const shop = await seller(locale);
  const section = t(`category.${article.category}`);
  const image = `${publicUrl}${articleCard(article, locale)}`;
  const steps = [
    { label: listing("home"), href: pathOf("home", language) },
    { label: t("nav"), href: pathOf("blog", language) },
    { label: section, href: articleListPaths(article.category)[language] },
    { label: article.title, href: articlePaths(article.slugs)[language] },
  ];
  const thing = articleThing({ article, section, image, author: shop.name, publicUrl, language });
  return <JsonLd data={[thing, breadcrumbs(steps, publicUrl)]} />;
}

import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { articleBySlug } from "@/lib/api/article/server";
import type { Locale } from "@/lib/domain/locale";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { articlePaths } from "@/lib/seo/article-paths";

/** Leads to the article that tells more. An article that the shop does not have is not linked to. @param slug in any language */
export async function ArticleLink({ slug, locale }: { slug: string; locale: Locale }) {
  const article = await articleBySlug(slug, locale);
  if (!article) return null;
  const t = await getTranslations("info");
  return (
    <p>
      {t("in_detail")}{" "}
      <Link href={articlePaths(article.slugs)[locale.language]}>{unbrokenIn(locale.language, article.title)}</Link>
    </p>
  );
}

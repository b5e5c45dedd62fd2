import type { ArticleLeaf, NewsArticleLeaf, OrganizationLeaf } from "schema-dts";
import type { Article } from "@/lib/contract/articles";
import type { Language } from "@/lib/domain/locale";
import { articlePaths } from "@/lib/seo/article-paths";

export type ArticleOf = {
  article: Article;
  /** Name of the category, in the page's language. */
  section: string;
  /** Address of the article's card, whole. */
  image: string;
  /** Name of the shop, which writes its articles. */
  author: string;
  publicUrl: string;
  language: Language;
};

/** Google shows no more of a headline. */
const headlineLength = 110;

/** An article, as news where it is such. Source: Google Search Central, article. */
export function article(of: ArticleOf): ArticleLeaf | NewsArticleLeaf {
  const { article: written, publicUrl, language } = of;
  const url = `${publicUrl}${articlePaths(written.slugs)[language]}`;
  const shop: OrganizationLeaf = { "@type": "Organization", name: of.author, url: publicUrl };
  const facts = {
    "@id": `${url}#article`,
    headline: written.title.slice(0, headlineLength),
    alternativeHeadline: written.subtitle,
    description: written.description,
    image: of.image,
    datePublished: written.published,
    dateModified: written.updated,
    author: shop,
    publisher: { ...shop, logo: `${publicUrl}/icon-512.png` },
    mainEntityOfPage: url,
    url,
    inLanguage: language,
    articleSection: of.section,
    timeRequired: `PT${written.time_to_read}M`,
  };
  return written.category === "news" ? { "@type": "NewsArticle", ...facts } : { "@type": "Article", ...facts };
}

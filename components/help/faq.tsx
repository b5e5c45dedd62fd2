import "@/components/help/faq.css";
import { getTranslations } from "next-intl/server";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { type FaqArticle, type FaqEntry, faqArticles } from "@/components/help/faq-text";
import { faqText } from "@/components/help/faq-text-of";
import { OpenLinked } from "@/components/help/open-linked";
import { Link } from "@/components/ui/link";
import { TextPage } from "@/components/ui/text-page";
import { articleBySlug } from "@/lib/api/article/server";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { articlePaths } from "@/lib/seo/article-paths";

type Linked = Map<FaqArticle, { title: string; href: string }>;

/**
 * One question. The anchor is inside what the question hides: browsers open it for a link to it, without scripts, and
 * before React sees the page; that it is open then is no mistake.
 */
function Question({ entry, more, linked }: { entry: FaqEntry; more: string; linked: Linked }) {
  const article = entry.article && linked.get(entry.article);
  return (
    <details className="question" suppressHydrationWarning>
      <summary>
        <h3>{entry.question}</h3>
      </summary>
      <div className="answer" id={entry.id}>
        {entry.answer}
        {article ? (
          <p>
            {more} <Link href={article.href}>{article.title}</Link>
          </p>
        ) : null}
      </div>
    </details>
  );
}

/** The questions of buyers in groups. An article that the shop does not have is not linked to. */
export async function Faq(props: HelpProps) {
  const { locale } = props;
  const t = await getTranslations("info");
  const returns = await getTranslations("returns");
  const { lead, more, groups } = faqText(locale.language, helpFacts(props, returns("sentence")));
  const linked: Linked = new Map();
  for (const article of await Promise.all(faqArticles.map((slug) => articleBySlug(slug, locale)))) {
    const slug = faqArticles.find((one) => one === article?.slugs.en);
    if (article && slug)
      linked.set(slug, {
        title: unbrokenIn(locale.language, article.title),
        href: articlePaths(article.slugs)[locale.language],
      });
  }
  const sections = groups.map(({ id, title, entries }) => ({
    id,
    title,
    text: entries.map((entry) => <Question key={entry.id} entry={entry} more={more} linked={linked} />),
    within: entries.map((entry) => ({ id: entry.id, title: entry.question })),
  }));
  return (
    <>
      <TextPage
        language={locale.language}
        title={t("faq.title")}
        lead={lead}
        contents={t("contents")}
        sections={sections}
      />
      <OpenLinked />
    </>
  );
}

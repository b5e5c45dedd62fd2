import "@/components/search/search.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { categoryNames } from "@/components/catalogue/category-names";
import { NotShown } from "@/components/catalogue/not-shown/not-shown";
import { resultHref } from "@/components/search/result-href";
import { SearchForm } from "@/components/search/search-form";
import { SearchWays } from "@/components/search/search-ways";
import { Link } from "@/components/ui/link";
import { catalogueOffered } from "@/lib/api/request/offered";
import { pageLocale } from "@/lib/i18n/locale";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathsOf } from "@/lib/seo/paths";

const examples = ["size", "spelling", "car", "quiet"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations("search.page");
  const paths = pathsOf("searchPage");
  const about = { title: t("title"), description: t("description") };
  const metadata = pageMetadata({ ...about, paths, locale, xDefault: "/search-page" });
  return (await catalogueOffered()) ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

/** The start of a search: the form, examples, and the other ways to find a tyre. */
export default async function SearchPage() {
  const locale = await pageLocale();
  const { language } = locale;
  const t = await getTranslations("search");
  if (!(await catalogueOffered())) return <NotShown heading={t("page.title")} locale={locale} />;
  return (
    <div className="wrap sec found">
      <h1>{t("page.heading")}</h1>
      <p className="mt-1">{t("page.lead")}</p>
      <div className="mt-3">
        <SearchForm />
      </div>
      <nav className="search-examples mt-2" aria-label={t("page.examples")}>
        <span className="sm muted">{t("page.examples")}: </span>
        <ul>
          {examples.map((each) => (
            <li key={each}>
              <Link href={resultHref(language, t(`example.${each}`))} rel="nofollow">
                {t(`example.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchWays names={await categoryNames()} />
    </div>
  );
}

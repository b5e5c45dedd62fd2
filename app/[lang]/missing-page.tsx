import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { categoryNames } from "@/components/catalogue/category-names";
import { NearestListing } from "@/components/catalogue/nearest-listing";
import { LanguageLinks } from "@/components/layout/language-links";
import { Logo } from "@/components/layout/logo";
import { Link } from "@/components/ui/link";
import { catalogueOffered } from "@/lib/api/request/offered";
import { type Category, categories } from "@/lib/domain/category";
import { pageLocale } from "@/lib/i18n/locale";
import { pathOf } from "@/lib/seo/paths";

/** Metadata of the not-found page. */
export async function missingPageMetadata(): Promise<Metadata> {
  const t = await getTranslations("not_found");
  return { title: t("title"), description: t("text") };
}

/**
 * Layout "404": logo, language, the tyre and links onward, nothing else. A complete page.
 * @param near the category in the address; its listing is linked
 */
export async function MissingPage({ near }: { near?: Category }) {
  const { language } = await pageLocale();
  const t = await getTranslations("not_found");
  const own = await getTranslations("no_catalogue.cart");
  const catalogue = await catalogueOffered();
  return (
    <div className="layout-404">
      <header className="wrap">
        <Logo language={language} />
        <LanguageLinks language={language} label={t("languages")} />
      </header>
      <main className="wrap nf">
        <p className="z" aria-hidden="true">
          4{/* biome-ignore lint/performance/noImgElement: a small SVG file has nothing to optimise */}
          <img className="tyre" src="/img/wheel.svg" width="640" height="640" alt="" />4
        </p>
        <h1>{t("title")}</h1>
        <p className="muted">{t("text")}</p>
        <p className="nf-ways">
          {catalogue ? <NearestListing names={await categoryNames()} near={near?.id} /> : null}
          <Link className={near ? "btn" : "btn go"} href={pathOf("home", language)}>
            {catalogue ? t("find") : own("action")}
          </Link>
          {categories
            .filter((category) => catalogue && category.family === "car" && category !== near)
            .map((category) => (
              <Link className="btn" key={category.id} href={`/${language}/${category.slugs[language]}`}>
                {t(`season.${category.season}`)}
              </Link>
            ))}
        </p>
      </main>
    </div>
  );
}

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { categoryNames } from "@/components/catalogue/category-names";
import { NearestListing } from "@/components/catalogue/nearest-listing";
import { Link } from "@/components/ui/link";
import { catalogueOffered } from "@/lib/api/offered";
import { categories } from "@/lib/domain/category";
import { pageLocale } from "@/lib/i18n/locale";
import { pathOf } from "@/lib/seo/paths";

/** Head of the page for addresses where nothing is. */
export async function missingPageMetadata(): Promise<Metadata> {
  const t = await getTranslations("not_found");
  return { title: t("title"), description: t("text") };
}

/**
 * Layout "404": nothing is here, and three ways on. It stands inside the frame of the layout above it: every page carries
 * its not-found page along, which therefore is as little as can be.
 */
export async function MissingPage() {
  const { language } = await pageLocale();
  const t = await getTranslations("not_found");
  const catalogue = await catalogueOffered();
  const own = await getTranslations("no_catalogue.cart");
  return (
    <section className="layout-404 wrap nf">
      <p className="z" aria-hidden="true">
        4{/* biome-ignore lint/performance/noImgElement: a small SVG file has nothing to optimise */}
        <img className="tyre" src="/img/wheel.svg" width="640" height="640" alt="" loading="lazy" />4
      </p>
      <h1>{t("title")}</h1>
      <p className="muted">{t("text")}</p>
      <p className="nf-ways">
        {catalogue ? <NearestListing names={await categoryNames()} /> : null}
        <Link className="btn go" href={pathOf("home", language)}>
          {catalogue ? t("find") : own("action")}
        </Link>
        {categories
          .filter((category) => catalogue && category.family === "car")
          .map((category) => (
            <Link className="btn" key={category.id} href={`/${language}/${category.slugs[language]}`}>
              {t(`season.${category.season}`)}
            </Link>
          ))}
      </p>
    </section>
  );
}

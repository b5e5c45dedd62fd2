import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { HeaderAccount } from "@/components/account/header-account";
import { HeaderCart } from "@/components/cart/header-cart";
import { categoryNames } from "@/components/catalogue/category-names";
import { Drawing } from "@/components/catalogue/drawing/drawing";
import { sideSvg } from "@/components/catalogue/drawing/side";
import { NearestListing } from "@/components/catalogue/nearest-listing";
import { Shell } from "@/components/layout/shell";
import { categories } from "@/lib/domain/category";
import { pageLocale } from "@/lib/i18n/locale";
import { pathOf } from "@/lib/seo/paths";

const wheel = { season: "summer", family: "car", tread: "symmetric", seed: "dezen" } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("not_found");
  return { title: t("title"), description: t("text") };
}

/** Layout "404": nothing is here, and three ways on. */
export default async function NotFound() {
  const { language } = await pageLocale();
  const t = await getTranslations("not_found");
  return (
    <Shell kind="404" account={<HeaderAccount language={language} />} cart={<HeaderCart language={language} />}>
      <section className="wrap nf">
        <p className="z" aria-hidden="true">
          4<Drawing svg={sideSvg(wheel, { brand: "DEZÉN", size: "404" })} />4
        </p>
        <h1>{t("title")}</h1>
        <p className="muted">{t("text")}</p>
        <p className="nf-ways">
          <NearestListing names={await categoryNames()} />
          <Link className="btn go" href={pathOf("home", language)} prefetch={false}>
            {t("find")}
          </Link>
          {categories
            .filter((category) => category.family === "car")
            .map((category) => (
              <Link
                className="btn"
                key={category.id}
                href={`/${language}/${category.slugs[language]}`}
                prefetch={false}
              >
                {t(`season.${category.season}`)}
              </Link>
            ))}
        </p>
      </section>
    </Shell>
  );
}

import "@/app/styles/article-cards.css";
import "@/app/styles/finder.css";
import "@/app/styles/finder-arc.css";
import "@/app/styles/finder-ways.css";
import "@/app/styles/finder-landing.css";
import "@/app/styles/landing.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LandingArticles } from "@/components/article/landing-articles";
import { FinderHead } from "@/components/catalogue/finder/finder-head";
import { SizeFinder } from "@/components/catalogue/finder/size-finder";
import { finderStart } from "@/components/catalogue/finder/start";
import { WhereToRead } from "@/components/catalogue/finder/where-to-read";
import { DeliveryPrices } from "@/components/catalogue/landing/delivery-prices";
import { Promises } from "@/components/catalogue/landing/promises";
import { SeasonBands } from "@/components/catalogue/landing/season-bands";
import { LaterRecentlyViewed } from "@/components/recent/later-viewed";
import { ShopData } from "@/components/structured-data/page-data";
import { ByCar } from "@/components/vehicle/by-car";
import { chipWords } from "@/components/vehicle/chip-words";
import { LaterCarChip } from "@/components/vehicle/later";
import { listArticles } from "@/lib/api/articles";
import { allSizes, categoryCounts } from "@/lib/api/landing";
import { vehicleMakes } from "@/lib/api/vehicles";
import { Island } from "@/lib/i18n/island";
import { pageLocale } from "@/lib/i18n/locale";
import { wordsFor } from "@/lib/i18n/words-for";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathsOf } from "@/lib/seo/paths";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations("meta.home");
  const paths = pathsOf("home");
  return pageMetadata({ title: t("title"), named: true, description: t("description"), paths, locale, xDefault: "/" });
}

/** The landing page: the finder, the seasons, what one knows beforehand, delivery. */
export default async function LandingPage() {
  const locale = await pageLocale();
  const [sizes, counts, makes, articles, t] = await Promise.all([
    allSizes(locale),
    categoryCounts(locale),
    vehicleMakes(locale),
    listArticles(null, 1, locale),
    getTranslations("finder"),
  ]);
  const now = new Date();
  const lead = <LaterCarChip empty={<p>{t("lead")}</p>} {...(await wordsFor("remembered", ...chipWords))} />;
  return (
    <>
      <ShopData locale={locale} />
      <Island namespaces={["finder", "car_choice"]}>
        <SizeFinder
          start={finderStart(sizes, locale.language, now)}
          locale={locale}
          head={<FinderHead lead={lead} />}
          help={<WhereToRead />}
          byCar={<ByCar makes={makes.map(({ slug, name }) => ({ slug, name }))} locale={locale} />}
        />
      </Island>
      <SeasonBands counts={counts} locale={locale} />
      <Promises year={now.getUTCFullYear()} />
      <LandingArticles articles={articles.data} language={locale.language} />
      <DeliveryPrices locale={locale} />
      <LaterRecentlyViewed {...(await wordsFor("recent"))} />
    </>
  );
}

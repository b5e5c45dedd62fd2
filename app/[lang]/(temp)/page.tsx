import "@/app/styles/article-cards.css";
import "@/app/styles/finder.css";
import "@/app/styles/finder-arc.css";
import "@/app/styles/finder-ways.css";
import "@/app/styles/finder-landing.css";
import "@/app/styles/landing.css";
import "@/app/styles/landing-facts.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LandingArticles } from "@/components/article/landing-articles";
import { FinderHead } from "@/components/catalogue/finder/finder-head";
import { SizeFinder } from "@/components/catalogue/finder/size-finder";
import { finderStart } from "@/components/catalogue/finder/start";
import { WhereToRead } from "@/components/catalogue/finder/where-to-read";
import { DeliveryPrices } from "@/components/catalogue/landing/delivery-prices";
import { HostDeliveryPrices } from "@/components/catalogue/landing/host-delivery-prices";
import { PlainHead } from "@/components/catalogue/landing/plain-head";
import { Promises } from "@/components/catalogue/landing/promises";
import { SeasonBands } from "@/components/catalogue/landing/season-bands";
import { ShopPages } from "@/components/catalogue/not-shown/shop-pages";
import { WhatToSay } from "@/components/catalogue/not-shown/what-to-say";
import { DeliveryPriceTable } from "@/components/info/delivery-price-table";
import { LazyRecentlyViewed } from "@/components/recent/lazy-viewed";
import { ShopData } from "@/components/structured-data/page-data";
import { ByCar } from "@/components/vehicle/by-car";
import { RememberedChip } from "@/components/vehicle/remembered-chip";
import { listArticles } from "@/lib/api/article/server";
import { allSizes, categoryCounts } from "@/lib/api/catalogue/landing-server";
import { hostCheckout } from "@/lib/api/checkout/server";
import { targetOf } from "@/lib/api/host/call-routes";
import { catalogueOffered } from "@/lib/api/request/offered";
import { pageTime } from "@/lib/api/request/page-time";
import { vehicleMakes } from "@/lib/api/vehicle/server";
import { guessedCountry } from "@/lib/domain/guessed-country";
import { likelySeasonUntil } from "@/lib/domain/likely-season";
import { utcYearEnd } from "@/lib/domain/utc-ends";
import { pageLocale } from "@/lib/i18n/locale";
import { MessagesProvider } from "@/lib/i18n/messages-provider";
import { messagesFor } from "@/lib/i18n/part-messages";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathsOf } from "@/lib/seo/paths";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations((await catalogueOffered()) ? "meta.home" : "no_catalogue.meta");
  const paths = pathsOf("home");
  return pageMetadata({ title: t("title"), named: true, description: t("description"), paths, locale, xDefault: "/" });
}

/**
 * The landing page: the finder, the seasons, promises and delivery, each when there is something to show. Without a
 * catalogue: how to order anyway, and what else the site offers.
 */
export default async function LandingPage() {
  const locale = await pageLocale();
  const [catalogue, sizes, counts, makes, articles, checkout, t] = await Promise.all([
    catalogueOffered(),
    allSizes(locale),
    categoryCounts(locale),
    vehicleMakes(locale),
    listArticles(null, 1, locale),
    hostCheckout(locale),
    getTranslations("finder"),
  ]);
  const now = pageTime((at) => Math.min(likelySeasonUntil(at), utcYearEnd(at)));
  const country = guessedCountry(locale);
  const lead = <RememberedChip empty={<p>{t("lead")}</p>} />;
  return (
    <>
      {sizes.length > 0 ? (
        <MessagesProvider namespaces={["finder", "car_choice"]}>
          <SizeFinder
            start={finderStart(sizes, locale.language, now)}
            locale={locale}
            head={<FinderHead lead={lead} byCar={makes.length > 0} />}
            help={<WhereToRead />}
            byCar={
              makes.length > 0 ? (
                <ByCar makes={makes.map(({ slug, name }) => ({ slug, name }))} locale={locale} />
              ) : null
            }
          />
        </MessagesProvider>
      ) : (
        <PlainHead catalogue={catalogue} locale={locale} now={now} />
      )}
      {catalogue ? null : <WhatToSay />}
      {counts.length > 0 ? <SeasonBands counts={counts} locale={locale} /> : null}
      {targetOf("GET /products") === "embedded" && !checkout ? <Promises year={now.getUTCFullYear()} /> : null}
      <LandingArticles articles={articles.data} language={locale.language} />
      {checkout ? (
        <HostDeliveryPrices checkout={checkout} locale={locale} />
      ) : (
        <DeliveryPrices country={country} locale={locale}>
          <DeliveryPriceTable country={country} locale={locale} />
        </DeliveryPrices>
      )}
      {catalogue ? <LazyRecentlyViewed {...(await messagesFor("recent"))} /> : <ShopPages />}
      <ShopData locale={locale} />
    </>
  );
}

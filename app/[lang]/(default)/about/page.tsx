import "@/app/styles/article-text.css";
import { About } from "@/components/help/about";
import { openingHoursText } from "@/components/layout/opening-hours";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";

export const generateMetadata = () => infoMetadata("about");

/** Who runs the shop, and how it works. */
export default async function AboutPage() {
  const locale = await pageLocale();
  const [shop, offer] = await Promise.all([seller(locale), shopOffer(locale)]);
  return (
    <About shop={shop} hours={openingHoursText(shop.opening_hours, locale.language)} locale={locale} offer={offer} />
  );
}

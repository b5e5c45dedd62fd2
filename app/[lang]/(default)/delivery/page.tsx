import "@/app/styles/article-text.css";
import { Delivery } from "@/components/help/delivery";
import { openingHoursText } from "@/components/layout/opening-hours";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";

export const generateMetadata = () => infoMetadata("delivery");

/** What delivery costs, when the tyres arrive, how to pay. */
export default async function DeliveryPage() {
  const locale = await pageLocale();
  const [shop, offer] = await Promise.all([seller(locale), shopOffer(locale)]);
  return (
    <Delivery shop={shop} hours={openingHoursText(shop.opening_hours, locale.language)} locale={locale} offer={offer} />
  );
}

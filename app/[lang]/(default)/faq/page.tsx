import "@/app/styles/article-text.css";
import { Faq } from "@/components/help/faq";
import { openingHoursText } from "@/components/layout/opening-hours";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";
import { FaqData } from "./structured-data";

export const generateMetadata = () => infoMetadata("faq");

/** Questions that buyers of tyres ask, with short answers. */
export default async function FaqPage() {
  const locale = await pageLocale();
  const [shop, offer] = await Promise.all([seller(locale), shopOffer(locale)]);
  const props = { shop, hours: openingHoursText(shop.opening_hours, locale.language), locale, offer };
  return (
    <>
      <FaqData {...props} />
      <Faq {...props} />
    </>
  );
}

import type { InfoProps } from "@/components/info/facts";
import { openingHoursText } from "@/components/layout/opening-hours";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";

/** The facts that legal and help texts are filled with. */
export async function infoProps(): Promise<InfoProps> {
  const locale = await pageLocale();
  const [shop, offer] = await Promise.all([seller(locale), shopOffer(locale)]);
  return { shop, hours: openingHoursText(shop.opening_hours, locale.language), locale, offer };
}

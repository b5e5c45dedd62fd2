import "@/app/styles/article-text.css";
import { Cookies } from "@/components/legal/cookies";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";

export const generateMetadata = () => infoMetadata("cookies");

/** Every cookie and every entry in the browser's storage. */
export default async function CookiesPage() {
  const locale = await pageLocale();
  return <Cookies shop={await seller(locale)} locale={locale} offer={await shopOffer(locale)} />;
}

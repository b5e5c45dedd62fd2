import "@/app/styles/article-text.css";
import { Privacy } from "@/components/legal/privacy";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";

export const generateMetadata = () => infoMetadata("privacy");

/** Which personal data the shop holds and why (GDPR, art. 13). */
export default async function PrivacyPage() {
  const locale = await pageLocale();
  return <Privacy shop={await seller(locale)} locale={locale} offer={await shopOffer(locale)} />;
}

import "@/app/styles/article-text.css";
import { Complaints } from "@/components/legal/complaints";
import { shopOffer } from "@/lib/api/shop/offer-server";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";

export const generateMetadata = () => infoMetadata("complaints");

/** The legal guarantee, complaints, withdrawal, old tyres and disputes. */
export default async function ComplaintsPage() {
  const locale = await pageLocale();
  return <Complaints shop={await seller(locale)} locale={locale} offer={await shopOffer(locale)} />;
}

import "@/app/styles/article-text.css";
import { Accessibility } from "@/components/legal/accessibility";
import { seller } from "@/lib/api/shop/server";
import { pageLocale } from "@/lib/i18n/locale";
import { infoMetadata } from "@/lib/seo/info-metadata";

export const generateMetadata = () => infoMetadata("accessibility");

/** How accessible the shop is. */
export default async function AccessibilityPage() {
  const locale = await pageLocale();
  return <Accessibility shop={await seller(locale)} locale={locale} />;
}

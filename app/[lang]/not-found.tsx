import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { pageLocale } from "@/lib/i18n/locale";
import { pathOf } from "@/lib/seo/paths";
import { missingPageMetadata } from "./missing-page";

export const generateMetadata = missingPageMetadata;

/**
 * Shown by scripts for a missing page when no host sends the page `404` (plain `next start`, development). Every page
 * includes it, so it is as small as possible.
 */
export default async function NotFound() {
  const { language } = await pageLocale();
  const t = await getTranslations("not_found");
  return (
    <main className="wrap sec">
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <Link href={pathOf("home", language)}>{t("find")}</Link>
    </main>
  );
}

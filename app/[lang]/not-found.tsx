import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { pageLocale } from "@/lib/i18n/locale";
import { pathOf } from "@/lib/seo/paths";
import { missingPageMetadata } from "./missing-page";

export const generateMetadata = missingPageMetadata;

/**
 * What scripts show in the place of a page that is not there, where no host sends the page `404` (plain `next start`,
 * development). Every page carries it along, so it is as little as can be.
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

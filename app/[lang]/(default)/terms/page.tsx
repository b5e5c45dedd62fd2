import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Terms } from "@/components/legal/terms";
import { contactInfo } from "@/lib/api/shop";
import { pageLocale } from "@/lib/i18n/locale";
import { alternates } from "@/lib/seo/alternates";
import { pathsOf } from "@/lib/seo/paths";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await pageLocale();
  const t = await getTranslations("terms");
  return {
    title: t("title"),
    description: t("description"),
    alternates: alternates(pathsOf("terms"), language, "/terms"),
  };
}

/** The terms of sale, which every order agrees to. */
export default async function TermsPage() {
  const locale = await pageLocale();
  return <Terms shop={await contactInfo(locale)} locale={locale} />;
}

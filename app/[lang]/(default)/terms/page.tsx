import "@/app/styles/article-text.css";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InfoPage } from "@/components/info/info-page";
import { pageLocale } from "@/lib/i18n/locale";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathsOf } from "@/lib/seo/paths";
import { infoProps } from "../info-props";

export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations("terms");
  const paths = pathsOf("terms");
  return pageMetadata({ title: t("title"), description: t("description"), paths, locale, xDefault: "/terms" });
}

/** The terms of sale, which every order agrees to. */
export default async function TermsPage() {
  return <InfoPage name="terms" numbered {...(await infoProps())} />;
}

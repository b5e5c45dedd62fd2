import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isCheckoutElsewhere } from "@/lib/api/host/call-routes";
import { pageLocale } from "@/lib/i18n/locale";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pathOf, pathsOf } from "@/lib/seo/paths";

/** Pages that tell about the shop; their titles and descriptions are under `info` of the messages. */
const infoPages = ["about", "delivery", "faq", "complaints", "privacy", "cookies", "accessibility"] as const;

export type InfoPage = (typeof infoPages)[number];

/** The head of one of those pages. */
export async function infoMetadata(page: InfoPage): Promise<Metadata> {
  const locale = await pageLocale();
  const t = await getTranslations("info");
  const plain = `${page}.description_plain` as const;
  // Of delivery and payment a back end elsewhere decides: the description promises less.
  const description = isCheckoutElsewhere() && t.has(plain as never) ? t(plain as never) : t(`${page}.description`);
  const texts = { title: t(`${page}.title`), description };
  return pageMetadata({
    ...texts,
    paths: pathsOf(page),
    locale,
    xDefault: pathOf(page, "en").slice("/en".length),
  });
}

import { getTranslations } from "next-intl/server";
import { cookiesCs } from "@/components/legal/cs/cookies";
import { cookiesEn } from "@/components/legal/en/cookies";
import { termsFacts } from "@/components/legal/facts";
import type { LegalProps } from "@/components/legal/legal-text";
import { cookiesSk } from "@/components/legal/sk/cookies";
import { TextPage } from "@/components/ui/text-page";

const texts = { cs: cookiesCs, sk: cookiesSk, en: cookiesEn };

/** Cookies and the browser's storage. */
export async function Cookies({ shop, locale, offer }: LegalProps) {
  const t = await getTranslations("info");
  const checkout = await getTranslations("checkout");
  const returns = await getTranslations("returns");
  const facts = termsFacts(shop, locale, { orderButton: checkout("order"), returns: returns("sentence") }, offer);
  return (
    <TextPage
      language={locale.language}
      title={t("cookies.title")}
      contents={t("contents")}
      {...texts[locale.language](facts)}
    />
  );
}

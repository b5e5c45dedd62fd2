import { getTranslations } from "next-intl/server";
import { privacyCs } from "@/components/legal/cs/privacy";
import { privacyEn } from "@/components/legal/en/privacy";
import { termsFacts } from "@/components/legal/facts";
import type { LegalProps } from "@/components/legal/legal-text";
import { privacySk } from "@/components/legal/sk/privacy";
import { TextPage } from "@/components/ui/text-page";

const texts = { cs: privacyCs, sk: privacySk, en: privacyEn };

/** What the shop does with personal data. */
export async function Privacy({ shop, locale, offer }: LegalProps) {
  const t = await getTranslations("info");
  const checkout = await getTranslations("checkout");
  const returns = await getTranslations("returns");
  const facts = termsFacts(shop, locale, { orderButton: checkout("order"), returns: returns("sentence") }, offer);
  return (
    <TextPage
      language={locale.language}
      title={t("privacy.title")}
      contents={t("contents")}
      {...texts[locale.language](facts)}
    />
  );
}

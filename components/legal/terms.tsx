import { getTranslations } from "next-intl/server";
import { termsFacts } from "@/components/legal/facts";
import type { LegalProps } from "@/components/legal/legal-text";
import { sectionIds, type TermsText } from "@/components/legal/section";
import { termsCs } from "@/components/legal/terms-cs";
import { termsEn } from "@/components/legal/terms-en";
import { termsSk } from "@/components/legal/terms-sk";
import { TextPage } from "@/components/ui/text-page";
import type { Language } from "@/lib/domain/locale";

const texts: Record<Language, (facts: ReturnType<typeof termsFacts>) => TermsText> = {
  cs: termsCs,
  sk: termsSk,
  en: termsEn,
};

/** The shop's terms of sale with a list of contents; each language is a text of its own. */
export async function Terms({ shop, locale, offer }: LegalProps) {
  const t = await getTranslations("terms");
  const checkout = await getTranslations("checkout");
  const returns = await getTranslations("returns");
  const { lead, sections } = texts[locale.language](
    termsFacts(shop, locale, { orderButton: checkout("order"), returns: returns("sentence") }, offer),
  );
  return (
    <TextPage
      language={locale.language}
      title={t("title")}
      lead={lead}
      contents={t("contents")}
      sections={sectionIds.map((id) => ({ id, ...sections[id] }))}
      numbered
    />
  );
}

import { getTranslations } from "next-intl/server";
import { accessibilityCs } from "@/components/legal/cs/accessibility";
import { accessibilityEn } from "@/components/legal/en/accessibility";
import { termsFacts } from "@/components/legal/facts";
import type { LegalProps } from "@/components/legal/legal-text";
import { accessibilitySk } from "@/components/legal/sk/accessibility";
import { TextPage } from "@/components/ui/text-page";

const texts = { cs: accessibilityCs, sk: accessibilitySk, en: accessibilityEn };

/** The accessibility statement. */
export async function Accessibility({ shop, locale }: LegalProps) {
  const t = await getTranslations("info");
  const checkout = await getTranslations("checkout");
  const returns = await getTranslations("returns");
  const facts = termsFacts(shop, locale, { orderButton: checkout("order"), returns: returns("sentence") });
  return (
    <TextPage
      language={locale.language}
      title={t("accessibility.title")}
      contents={t("contents")}
      {...texts[locale.language](facts)}
    />
  );
}

import "@/components/legal/legal.css";
import { getTranslations } from "next-intl/server";
import { complaintsCs } from "@/components/legal/cs/complaints";
import { complaintsEn } from "@/components/legal/en/complaints";
import { termsFacts } from "@/components/legal/facts";
import type { LegalProps } from "@/components/legal/legal-text";
import { complaintsSk } from "@/components/legal/sk/complaints";
import { TextPage } from "@/components/ui/text-page";

const texts = { cs: complaintsCs, sk: complaintsSk, en: complaintsEn };

/** Complaints, withdrawal, old tyres and disputes. */
export async function Complaints({ shop, locale, offer }: LegalProps) {
  const t = await getTranslations("info");
  const checkout = await getTranslations("checkout");
  const returns = await getTranslations("returns");
  const facts = termsFacts(shop, locale, { orderButton: checkout("order"), returns: returns("sentence") }, offer);
  return (
    <TextPage
      language={locale.language}
      title={t("complaints.title")}
      contents={t("contents")}
      {...texts[locale.language](facts)}
    />
  );
}

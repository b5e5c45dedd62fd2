import { getTranslations } from "next-intl/server";
import { aboutCs } from "@/components/help/cs/about";
import { aboutElsewhereCs } from "@/components/help/cs/elsewhere";
import { aboutEn } from "@/components/help/en/about";
import { aboutElsewhereEn } from "@/components/help/en/elsewhere";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { aboutSk } from "@/components/help/sk/about";
import { aboutElsewhereSk } from "@/components/help/sk/elsewhere";
import { TextPage } from "@/components/ui/text-page";

const texts = { cs: aboutCs, sk: aboutSk, en: aboutEn };
const elsewhere = { cs: aboutElsewhereCs, sk: aboutElsewhereSk, en: aboutElsewhereEn };

/** Who runs the shop and how it works. */
export async function About(props: HelpProps) {
  const t = await getTranslations("info");
  const returns = await getTranslations("returns");
  const facts = helpFacts(props, returns("sentence"));
  const { language } = props.locale;
  const text = facts.offer.checkout ? elsewhere[language](facts) : texts[language](facts);
  return <TextPage language={language} title={t("about.title")} contents={t("contents")} {...text} />;
}

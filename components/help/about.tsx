import { getTranslations } from "next-intl/server";
import { aboutCs } from "@/components/help/cs/about";
import { aboutEn } from "@/components/help/en/about";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { aboutSk } from "@/components/help/sk/about";
import { TextPage } from "@/components/ui/text-page";

const texts = { cs: aboutCs, sk: aboutSk, en: aboutEn };

/** Who runs the shop and how it works. */
export async function About(props: HelpProps) {
  const t = await getTranslations("info");
  return (
    <TextPage title={t("about.title")} contents={t("contents")} {...texts[props.locale.language](helpFacts(props))} />
  );
}

import { getTranslations } from "next-intl/server";
import { infoBlocks } from "@/components/info/blocks";
import type { InfoProps } from "@/components/info/facts";
import { infoText, type TextName } from "@/components/info/info-text";
import { sharedMessages } from "@/components/info/shared-messages";
import { TextPage } from "@/components/ui/text-page";

/** A legal or help text, as it is written in `messages/pages`. @param numbered do the headings bear numbers? */
export async function InfoPage({
  name,
  numbered,
  ...props
}: InfoProps & { name: Exclude<TextName, "faq">; numbered?: boolean }) {
  const info = await getTranslations("info");
  const terms = await getTranslations("terms");
  const { lead, sections } = await infoText(name, props, await sharedMessages(), await infoBlocks(props));
  return (
    <TextPage
      language={props.locale.language}
      title={name === "terms" ? terms("title") : info(`${name}.title`)}
      lead={lead}
      contents={info("contents")}
      sections={sections.map(({ id, title, text }) => ({ id, title, text }))}
      numbered={numbered}
    />
  );
}

import "@/components/info/faq.css";
import { getTranslations } from "next-intl/server";
import { infoBlocks } from "@/components/info/blocks";
import type { InfoProps } from "@/components/info/facts";
import { type InfoEntry, infoText } from "@/components/info/info-text";
import { OpenLinked } from "@/components/info/open-linked";
import { sharedMessages } from "@/components/info/shared-messages";
import { TextPage } from "@/components/ui/text-page";

/**
 * One question. The anchor is inside the collapsed content, so browsers open it for a link even without scripts. It may then
 * be open before hydration, which is not a mismatch.
 */
function Question({ entry }: { entry: InfoEntry }) {
  return (
    <details className="question" suppressHydrationWarning>
      <summary>
        <h3>{entry.title}</h3>
      </summary>
      <div className="answer" id={entry.id}>
        {entry.text}
      </div>
    </details>
  );
}

/** The questions of buyers in groups. */
export async function Faq(props: InfoProps) {
  const t = await getTranslations("info");
  const text = await infoText("faq", props, await sharedMessages(), await infoBlocks(props));
  const sections = text.sections.map(({ id, title, entries }) => ({
    id,
    title,
    text: entries.map((entry) => <Question key={entry.id} entry={entry} />),
    within: entries.map((entry) => ({ id: entry.id, title: entry.title })),
  }));
  return (
    <>
      <TextPage
        language={props.locale.language}
        title={t("faq.title")}
        lead={text.lead}
        contents={t("contents")}
        sections={sections}
      />
      <OpenLinked />
    </>
  );
}

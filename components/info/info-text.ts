import type { ReactNode } from "react";
import { type Blocks, blockNames } from "@/components/info/block-names";
import { type InfoProps, infoConditions, infoFacts, type SharedMessages } from "@/components/info/facts";
import { textNodes } from "@/components/info/text-nodes";
import { reportTexts } from "@/lib/api/shop/texts-read";
import { readPageText } from "@/lib/markdown/page-file";
import { fillFacts } from "@/lib/markdown/tags";
import type { InfoPage } from "@/lib/seo/info-metadata";

/** A text in `messages/pages`, by the name of its file. */
export type TextName = InfoPage | "terms";

/** A heading with its anchor and what stands below it. */
export type InfoEntry = { id: string; title: string; text: ReactNode };

/** A text ready to be shown; `entries` stand below headings of the third level. */
export type InfoText = { lead: ReactNode; sections: (InfoEntry & { entries: InfoEntry[] })[] };

/** A legal or help text in the page's language, with its facts filled in and its conditions applied. */
export async function infoText(
  name: TextName,
  props: InfoProps,
  shared: SharedMessages,
  blocks: Blocks,
): Promise<InfoText> {
  const { language } = props.locale;
  const facts = infoFacts(props, shared);
  const conditions = Object.entries(infoConditions(props));
  const known = {
    facts: Object.keys(facts),
    conditions: conditions.map(([condition]) => condition),
    blocks: blockNames,
  };
  const holds = new Set(conditions.flatMap(([condition, held]) => (held ? [condition] : [])));
  reportTexts();
  const { lead, parts } = await readPageText(language, name, holds, known);
  const scope = { language, facts, blocks };
  const entryOf = ({ id, title, nodes }: (typeof parts)[number]["entries"][number]): InfoEntry => ({
    id,
    title: fillFacts(title, facts),
    text: textNodes(nodes, scope),
  });
  return {
    lead: textNodes(lead, scope),
    sections: parts.map((part) => ({ ...entryOf(part), entries: part.entries.map(entryOf) })),
  };
}

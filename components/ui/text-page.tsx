import type { ReactNode } from "react";
import { unbrokenNodes } from "@/components/ui/unbroken-nodes";
import type { Language } from "@/lib/domain/locale";

/**
 * A part of a long text. `id` is its anchor, the same in every language, so that a link survives a change of language.
 * `within`: anchors inside it that the contents name instead of the part.
 */
export type TextSection = {
  id: string;
  title: string;
  text: ReactNode;
  within?: readonly { id: string; title: string }[];
};

/**
 * A long text with its list of contents beside it; no line of it ends in a one-letter word.
 * @param contents the heading of the list
 * @param numbered do the headings bear numbers?
 */
export function TextPage(props: {
  language: Language;
  title: string;
  lead: ReactNode;
  contents: string;
  sections: readonly TextSection[];
  numbered?: boolean;
}) {
  const { language, title, contents, numbered = false } = props;
  const { lead, sections } = unbrokenNodes(language, { lead: props.lead, sections: props.sections });
  const List = numbered ? "ol" : "ul";
  return (
    <article className="wrap read legal">
      <header>
        <h1>{title}</h1>
        <div className="lead">{lead}</div>
      </header>
      <nav aria-labelledby="contents">
        <h2 id="contents">{contents}</h2>
        <List>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
              {section.within ? (
                <ul>
                  {section.within.map((entry) => (
                    <li key={entry.id}>
                      <a href={`#${entry.id}`}>{entry.title}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </List>
      </nav>
      <div className="text">
        {sections.map(({ id, title: heading, text }, index) => (
          <section id={id} key={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {numbered ? `${index + 1}. ` : null}
              {heading}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </article>
  );
}

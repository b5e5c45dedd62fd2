import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { suggestionMessages } from "@/components/layout/layout-messages";
import { SuggestionLine } from "@/components/layout/suggestion-line";
import { pageLocale } from "@/lib/i18n/locale";

/** The layouts that have a frame; the fourth, "404", is a whole page (`MissingPage`). Source: specification, section 2. */
export type LayoutKind = "temp" | "home" | "default";

/**
 * What every layout has in common: the skip link, the offer of another language, and the order of header, content, footer.
 * @param before between header and content, @param after between content and footer
 */
export async function Frame(props: {
  kind: LayoutKind;
  header: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  const { kind, header, before, after, footer, children } = props;
  const locale = await pageLocale();
  const t = await getTranslations("layout");
  return (
    <div className={`layout-${kind}`}>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <SuggestionLine locale={locale} messages={await suggestionMessages()} />
      {header}
      {before}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {after}
      {footer}
    </div>
  );
}

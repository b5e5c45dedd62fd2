import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CompactForm } from "@/components/catalogue/finder/compact-form";
import { LazyFinder } from "@/components/catalogue/finder/lazy-finder";
import type { FinderStart } from "@/components/catalogue/finder/start";
import { Icon } from "@/components/ui/icon";
import { searchIcon } from "@/components/ui/icons/search";
import type { Locale } from "@/lib/domain/locale";
import type { PartMessages } from "@/lib/i18n/part-messages";

/**
 * The finder above a listing: closed when the listing is of one size, open when no size is chosen yet.
 * @param messages of the namespace `finder`, @param aside shown beside it: the finder by car
 */
export function ListingFinder(props: {
  start: FinderStart;
  locale: Locale;
  messages: PartMessages;
  open: boolean;
  aside?: ReactNode;
}) {
  const { start, locale, messages, open, aside } = props;
  const t = useTranslations("finder");
  // It may have been opened or closed before hydration: then that is kept.
  return (
    <section className="cf" aria-label={t("ways.label")}>
      <div className="wrap">
        {aside}
        <details open={open} suppressHydrationWarning>
          <summary>
            <Icon shape={searchIcon} />
            {t(open ? "compact.choose" : "compact.change")}
          </summary>
          <LazyFinder start={start} locale={locale} messages={messages}>
            <CompactForm start={start} language={locale.language} />
          </LazyFinder>
        </details>
      </div>
    </section>
  );
}

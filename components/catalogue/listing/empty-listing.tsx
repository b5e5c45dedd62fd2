import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { cleared, type Selection, selectionPath, setValues } from "@/lib/api/catalogue/selection";
import { pathOf } from "@/lib/seo/paths";

/** Shown when nothing matches the filters (only possible with a hand-typed address) or the category is empty. */
export function EmptyListing({ selection }: { selection: Selection }) {
  const t = useTranslations("listing");
  const language = useLocale();
  const filtered = setValues(selection).length > 0;
  return (
    <EmptyState
      title={filtered ? t("empty.title") : t("nothing")}
      text={filtered ? t("empty.text") : t("empty.unfiltered")}
    >
      {filtered ? (
        <ButtonLink variant="go" href={selectionPath(cleared(selection), language)}>
          {t("filters.clear")}
        </ButtonLink>
      ) : (
        <ButtonLink variant="go" href={pathOf("home", language)}>
          {t("empty.home")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

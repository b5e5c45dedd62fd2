import { useTranslations } from "next-intl";
import { compareForm } from "@/components/compare/compare-form";
import { Icon } from "@/components/ui/icons";

/**
 * Chooses a tyre for comparing. Of all toggles of a page only `CompareBar` runs a script, which presses them; without
 * scripts they lead to the comparison of their one tyre, where others are offered.
 * @param name of the tyre, read out
 */
export function CompareToggle({ id, name }: { id: number; name: string }) {
  const t = useTranslations("compare");
  return (
    <button
      type="submit"
      className="cmp"
      form={compareForm}
      name="ids"
      value={id}
      data-compare={id}
      aria-label={t("toggle_name", { name })}
    >
      <span className="box">
        <Icon name="check" />
      </span>
      {t("toggle")}
    </button>
  );
}

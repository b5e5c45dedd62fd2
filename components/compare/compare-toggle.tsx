import { useTranslations } from "next-intl";
import { CompareButton } from "@/components/compare/compare-button";

/** Chooses a tyre for comparing. @param name of the tyre, read out */
export function CompareToggle({ id, name }: { id: number; name: string }) {
  const t = useTranslations("compare");
  return <CompareButton id={id} label={t("toggle_name", { name })} text={t("toggle")} />;
}

import { useTranslations } from "next-intl";
import { spacedZip } from "@/components/checkout/start-points";
import { Button } from "@/components/ui/button";

/**
 * Without scripts: where distances are measured from, and the button that sorts the points by the ZIP of the address.
 * @param zip as far as it is known; empty before it is, @param sorted the button has just been pressed
 */
export function SortByZip({ zip, sorted }: { zip: string; sorted: boolean }) {
  const t = useTranslations("checkout.points");
  return (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: it answers what was just sent, and no script can move the focus there */}
      <p className="muted sm" tabIndex={-1} autoFocus={sorted}>
        {zip === "" ? t("zip_missing") : t("from", { zip: spacedZip(zip) })}
      </p>
      <Button type="submit" name="step" value="points" small className="mt-1">
        {t("sort_by_zip")}
      </Button>
    </>
  );
}

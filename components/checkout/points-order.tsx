"use client";

import { useTranslations } from "next-intl";
import { spacedZip } from "@/components/checkout/start-points";
import { SelectField } from "@/components/ui/field";

/** How the points are sorted once it is known from where: the nearest first, or by their towns. */
export function PointsOrder(props: { zip: string; nearest: boolean; onChange: (nearest: boolean) => void }) {
  const t = useTranslations("checkout.points");
  return (
    <SelectField
      id="point-order"
      className="mt-2 scripted"
      label={t("order")}
      hint={t("from", { zip: spacedZip(props.zip) })}
      value={props.nearest ? "nearest" : "by_town"}
      onChange={(event) => props.onChange(event.target.value === "nearest")}
    >
      <option value="nearest">{t("nearest")}</option>
      <option value="by_town">{t("by_town")}</option>
    </SelectField>
  );
}

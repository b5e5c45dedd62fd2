import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FitmentRows } from "@/components/vehicle/fitment-rows";
import { yearsText } from "@/components/vehicle/years";
import type { VehicleGeneration } from "@/lib/contract/vehicles";

/** One generation of a model with its sizes, the usual one first. @param mine the button that keeps it as one's car */
export function Generation(props: { name: string; generation: VehicleGeneration; mine: ReactNode }) {
  const { name, generation, mine } = props;
  const t = useTranslations("vehicle");
  const choice = useTranslations("car_choice");
  const format = useFormatter();
  const { fitments, pcd, centre_bore_mm, platform_code } = generation;
  const ordered = [...fitments].sort((a, b) => Number(b.most_common) - Number(a.most_common));
  const bore = format.number(centre_bore_mm);
  return (
    <section className="gen" id={generation.slug} aria-labelledby={`${generation.slug}-name`}>
      <header>
        <h2 id={`${generation.slug}-name`}>{name}</h2>
        <p className="span">{yearsText(choice, generation)}</p>
        <p className="xs muted">
          {platform_code} · {t("technical", { pcd: pcd.replace("x", " × "), bore })}
        </p>
        {mine}
        {generation.confidence === "medium" ? <p className="doubt">{t("medium")}</p> : null}
        {fitments.some(({ mixed }) => mixed) ? <p className="sm">{t("mixed")}</p> : null}
      </header>
      <ul className="fitments">
        {ordered.map((fitment) => (
          <FitmentRows key={`${fitment.front.size.text} ${fitment.rear?.size.text ?? ""}`} fitment={fitment} />
        ))}
      </ul>
    </section>
  );
}

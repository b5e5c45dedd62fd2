import { useTranslations } from "next-intl";
import { brakingExtraMetres, type LabelClass, labelClasses } from "@/lib/domain/eu-label";

const furthest = brakingExtraMetres("E");

/** A piece of road with the places where tyres of the five classes stop; the tyre's own is marked. */
export function BrakingRoad({ grade }: { grade: LabelClass }) {
  const t = useTranslations("label");
  const metres = Object.fromEntries(labelClasses.map((each) => [each, brakingExtraMetres(each)]));
  const at = (each: LabelClass) => 1 + (98 * brakingExtraMetres(each)) / furthest;
  const anchor = (each: LabelClass) => (each === "A" ? "start" : each === "E" ? "end" : "middle");
  const text = (each: LabelClass) => {
    if (each === "A") return t("wet.zero");
    return t(each === "E" ? "wet.up_to" : "wet.plus", { metres: metres[each] ?? 0 });
  };
  const reading = { b: metres.B ?? 0, c: metres.C ?? 0, d: metres.D ?? 0, e: metres.E ?? 0, grade };
  return (
    <svg className="brake" role="img" aria-label={t("wet.road", reading)}>
      <rect y="32" width="100%" height="36" fill="var(--slab)" />
      <line className="middle" x1="0" y1="50" x2="100%" y2="50" />
      {labelClasses.map((each) => (
        <g key={each} className={each === grade ? "own" : undefined}>
          <line className="stop" x1={`${at(each)}%`} y1="28" x2={`${at(each)}%`} y2="72" />
          <text className="grade" x={`${at(each)}%`} y="22" textAnchor={anchor(each)}>
            {each}
          </text>
          <text x={`${at(each)}%`} y="90" textAnchor={anchor(each)}>
            {text(each)}
          </text>
        </g>
      ))}
    </svg>
  );
}

import { useTranslations } from "next-intl";
import { Marker } from "@/components/article/figure/draw";
import { overallDiameterMm, sidewallMm } from "@/lib/domain/tyre-geometry";
import type { TyreSize } from "@/lib/domain/tyre-size";

/** Units per millimetre. */
const scale = 0.27;
const middle = 95;

/** Half of a cut tyre, upside up: the bead stands on the rim, the tread is flat. @param width, height in units */
function section(left: number, top: number, width: number, height: number): string {
  const right = left + width;
  const bottom = top + height;
  return `M${left + 10} ${bottom}C${left - 5} ${bottom - 14} ${left - 2} ${top + 8} ${left + 6} ${top + 2}Q${left + 9} ${top} ${left + 14} ${top}H${right - 14}Q${right - 9} ${top} ${right - 6} ${top + 2}C${right + 2} ${top + 8} ${right + 5} ${bottom - 14} ${right - 10} ${bottom}l-7 0C${right - 7} ${bottom - 18} ${right - 8} ${top + 13} ${right - 12} ${top + 12}H${left + 12}C${left + 8} ${top + 13} ${left + 7} ${bottom - 18} ${left + 17} ${bottom}z`;
}

/** A tyre cut open and seen from the side, to scale, with the three measures of its size. 360 × 190 units. */
export function WheelSection({ size }: { size: TyreSize }) {
  const t = useTranslations("article.unit");
  const width = size.width * scale;
  const height = sidewallMm(size) * scale;
  const outer = (overallDiameterMm(size) * scale) / 2;
  const rim = outer - height;
  const [left, centre] = [66, 270];
  const right = left + width;
  return (
    <>
      <path className="fg-side" d={section(left, middle - outer, width, height)} />
      <path
        className="fg-side"
        d={section(left, middle - outer, width, height)}
        transform={`matrix(1 0 0 -1 0 ${2 * middle})`}
      />
      <path
        className="fg-metal"
        d={`M${left + 8} ${middle - rim}V${middle + rim}M${right - 8} ${middle - rim}V${middle + rim}`}
      />
      <circle className="fg-tyre" cx={centre} cy={middle} r={(outer + rim) / 2} strokeWidth={height} />
      <circle className="fg-ridge" cx={centre} cy={middle} r={outer - 5} />
      <circle className="fg-metal" cx={centre} cy={middle} r={rim - 3} />
      <path
        className="fg-guide"
        d={`M${right} ${middle - outer}H${centre}M${right} ${middle - rim}H${centre}M${right} ${middle + rim}H${centre}`}
      />
      <path className="fg-size" d={`M${left} ${middle}h${width}m-5-3l5 3-5 3M${left + 5} ${middle - 3}l-5 3 5 3`} />
      <text className="fg-b" x={right + 8} y={middle + 5}>
        {t("mm", { value: size.width })}
      </text>
      <Marker x={left + width / 2} y={middle + 18} number={1} />
      <path
        className="fg-size"
        d={`M${left - 12} ${middle - outer}v${height}m-3-5l3 5 3-5M${left - 15} ${middle - outer + 5}l3-5 3 5`}
      />
      <text className="fg-b" x={left - 18} y={middle - outer + height / 2 + 1} textAnchor="end">
        {t("mm", { value: Math.round(sidewallMm(size)) })}
      </text>
      <Marker x={left - 32} y={middle - outer + height / 2 + 20} number={2} />
      <path
        className="fg-size"
        d={`M${centre} ${middle - rim + 4}V${middle + rim - 4}m-3-5l3 5 3-5M${centre - 3} ${middle - rim + 9}l3-5 3 5`}
      />
      <text className="fg-b" x={centre + 8} y={middle - 8}>
        {t("inch", { value: size.rim })}
      </text>
      <Marker x={centre + 20} y={middle + 14} number={3} />
    </>
  );
}

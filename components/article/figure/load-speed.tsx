import { useFormatter, useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";
import { maxLoadKg } from "@/lib/domain/load-index";
import { maxSpeedKmh } from "@/lib/domain/speed-symbol";
import { narrowThousands } from "@/lib/domain/thousands";

const shown = { load: [82, 86, 91, 94, 98, 103], speed: ["Q", "T", "H", "V", "W", "Y"], marked: ["91", "V"] };
const row = 34;

type Scale = { rows: { sign: string; value: number }[]; x: number };

function Bars({ rows, x }: Scale) {
  const format = useFormatter();
  const most = Math.max(...rows.map(({ value }) => value));
  return rows.map(({ sign, value }, index) => (
    <g key={sign} transform={`translate(${x} ${58 + index * row})`}>
      <text className="fg-b" y="17">
        {sign}
      </text>
      <rect
        className={shown.marked.includes(sign) ? "fg-hot" : "fg-bar"}
        x="34"
        y="4"
        width={(value / most) * 88}
        height="17"
      />
      <text className="num" x="166" y="17" textAnchor="end">
        {narrowThousands(format.number(value))}
      </text>
    </g>
  ));
}

/** Two scales: what the load index is in kilograms, and the speed symbol in kilometres per hour; 91V is lit up. */
export function LoadSpeedFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.load_speed");
  const loads = shown.load.map((index) => ({ sign: String(index), value: maxLoadKg(index) ?? 0 }));
  const speeds = shown.speed.map((symbol) => ({ sign: symbol, value: maxSpeedKmh(symbol) ?? 0 }));
  return (
    <Draw height={58 + row * 6} caption={caption}>
      <text className="fg-b" y="16">
        {t("load")}
      </text>
      <text className="fg-m" y="36">
        {t("load_unit")}
      </text>
      <text className="fg-b" x="194" y="16">
        {t("speed")}
      </text>
      <text className="fg-m" x="194" y="36">
        {t("speed_unit")}
      </text>
      <path className="fg-line" d="M0 46H166M194 46H360" />
      <Bars rows={loads} x={0} />
      <Bars rows={speeds} x={194} />
    </Draw>
  );
}

import { useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";

/** Three sets of 205/55 R16 bought and fitted, Kč, and how far each goes, km: the worked example of the article. */
const sets = [
  { key: "cheap", price: 5_600, km: 30_000 },
  { key: "middle", price: 7_600, km: 40_000 },
  { key: "premium", price: 10_400, km: 50_000 },
] as const;

const row = 58;

/** What 1,000 km on each set cost, as bars. */
export function CostFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.cost");
  const costs = sets.map(({ key, price, km }) => ({ key, cost: Math.round((price * 1_000) / km) }));
  const most = Math.max(...costs.map(({ cost }) => cost));
  return (
    <Draw height={30 + row * costs.length} caption={caption}>
      <text className="fg-m" y="14">
        {t("unit")}
      </text>
      {costs.map(({ key, cost }, index) => (
        <g key={key} transform={`translate(0 ${30 + index * row})`}>
          <text className="fg-b" y="14">
            {t(key)}
          </text>
          <rect className="fg-bar" y="22" width={(cost / most) * 290} height="22" />
          <text className="fg-b num" x={(cost / most) * 290 + 8} y="38">
            {cost} Kč
          </text>
        </g>
      ))}
    </Draw>
  );
}

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";

/** The worked example of the article: one tyre and fitting a set, the price of a litre, in each of its currencies. */
const prices = {
  CZK: { cheap: 1_350, middle: 1_650, premium: 2_600, fitting: 1_000, litre: 36, digits: 0 },
  EUR: { cheap: 54, middle: 66, premium: 104, fitting: 40, litre: 1.55, digits: 2 },
} as const;

/** How far a set goes, thousands of km, and how many litres more than class C it takes on 1,000 km. */
const sets = [
  { key: "cheap", life: 30, litres: (65 * 0.075) / 4 },
  { key: "middle", life: 38, litres: 0 },
  { key: "premium", life: 45, litres: 0 },
] as const;

const row = 62;
const widest = 270;

/** What 1,000 km cost on each set: tyres with fitting, and the fuel that a worse class takes. */
export function CostFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.cost");
  const format = useFormatter();
  const currency = useLocale() === "sk" ? "EUR" : "CZK";
  const { fitting, litre, digits, ...each } = prices[currency];
  const costs = sets.map(({ key, life, litres }) => ({
    key,
    tyres: (4 * each[key] + fitting) / life,
    fuel: litres * litre,
  }));
  const most = Math.max(...costs.map(({ tyres, fuel }) => tyres + fuel));
  const length = (cost: number) => (cost / most) * widest;
  const money = (cost: number) =>
    format.number(cost, { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (
    <Draw height={44 + row * costs.length} caption={caption}>
      {costs.map(({ key, tyres, fuel }, index) => (
        <g key={key} transform={`translate(0 ${index * row})`}>
          <text className="fg-b" y="16">
            {t(key)}
          </text>
          <rect className="fg-bar" y="24" width={length(tyres)} height="24" />
          {fuel > 0 ? <rect className="fg-hot" x={length(tyres)} y="24" width={length(fuel)} height="24" /> : null}
          <text className="fg-b" x={length(tyres + fuel) + 8} y="41">
            {money(tyres + fuel)}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${row * costs.length + 22})`}>
        <rect className="fg-bar" y="-11" width="12" height="12" />
        <text x="18">{t("tyres")}</text>
        <rect className="fg-hot" x="188" y="-11" width="12" height="12" />
        <text x="206">{t("fuel")}</text>
      </g>
    </Draw>
  );
}

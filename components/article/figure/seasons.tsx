import { useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";
import { treads } from "@/components/article/treads";

/** Mean temperature of each month in Czechia, 1991–2020, °C, January first. Source: ČHMÚ, territorial means. */
const means = [-1.4, -0.4, 3.2, 8.3, 13.1, 16.6, 18.4, 18, 13.2, 8.3, 3.5, -0.4];
/** The year is drawn from July, so that its winter is in one piece. */
const firstMonth = 6;
const left = 12;
const month = 28;
/** Below it a winter compound grips better. Source: the usual guide value. */
const limit = 7;

const x = (months: number) => left + months * month;
const y = (celsius: number) => 112 - celsius * 4.6;
const year = Array.from({ length: 12 }, (_, index) => (index + firstMonth) % 12);

/** Months from 1 July on. */
const bars = {
  tyres: [
    {
      key: "summer",
      spans: [
        [0, 3.5],
        [9.5, 12],
      ],
    },
    { key: "winter", spans: [[3.5, 9.5]] },
    { key: "all_season", spans: [[0, 12]] },
  ],
  law: [
    { key: "cz", from: 4, to: 9 },
    { key: "at", from: 4, to: 9.5 },
    { key: "sk", from: 3.5, to: 10 },
  ],
} as const;

/** The year with its temperatures, the three kinds of tyres, and when the law asks for winter ones. */
export function SeasonsFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.seasons");
  const names = t("months").split(",");
  const curve = year.map((index, place) => `${x(place + 0.5)} ${y(means[index] ?? 0)}`).join("L");
  return (
    <Draw height={442} caption={caption}>
      <rect className="fg-summer" x={left} y="14" width={month * 12} height="112" />
      <rect className="fg-winter" x={x(3.5)} y="14" width={month * 6} height="112" />
      <path className="fg-guide" d={`M${left} ${y(limit)}H${x(12)}`} />
      <path className="fg-curve" d={`M${curve}`} />
      <text className="fg-b" x={x(6.5)} y={y(limit) - 7} textAnchor="middle">
        {`${limit} °C`}
      </text>
      <text className="fg-m fg-s" x={x(6.5)} y="30" textAnchor="middle">
        {t("mean")}
      </text>
      {year.map((index, place) => (
        <text key={index} className="fg-m" x={x(place + 0.5)} y="144" textAnchor="middle">
          {names[index]}
        </text>
      ))}
      {bars.tyres.map(({ key, spans }, row) => (
        <g key={key} transform={`translate(0 ${158 + row * 54})`}>
          <pattern
            id={`tread-${key}`}
            width="48"
            height="72"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(.5)"
          >
            <path className="fg-block" d={treads[key].blocks} />
            <path className="fg-cut" d={treads[key].cuts} />
          </pattern>
          <text className="fg-b" x={left} y="14">
            {t(key)}
          </text>
          {spans.map(([from, to]) => (
            <g key={from}>
              <rect className="fg-side" x={x(from) + 1} y="20" width={(to - from) * month - 2} height="24" />
              <rect fill={`url(#tread-${key})`} x={x(from) + 1} y="20" width={(to - from) * month - 2} height="24" />
            </g>
          ))}
        </g>
      ))}
      <text className="fg-b" x={left} y="342">
        {t("law")}
      </text>
      {bars.law.map(({ key, from, to }, row) => (
        <g key={key} transform={`translate(0 ${352 + row * 30})`}>
          <path className="fg-line" d={`M${left} 0H${x(12)}`} />
          <text x={left} y="20">
            {t(key)}
          </text>
          <rect
            className={key === "sk" ? "fg-open" : "fg-bar"}
            x={x(from)}
            y="5"
            width={(to - from) * month}
            height="20"
          />
          <text className={key === "sk" ? "fg-s" : "fg-s fg-inv"} x={x((from + to) / 2)} y="20" textAnchor="middle">
            {t(`${key}_time`)}
          </text>
        </g>
      ))}
    </Draw>
  );
}

import { useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";
import { rangeDash } from "@/lib/domain/range-dash";

const week = 38;
const year = 2026;
const weeks = Array.from({ length: 52 }, (_, index) => index + 1);

/** The DOT code: what its groups are, and its last four digits in the calendar. */
export function DotFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.dot");
  return (
    <Draw height={268} caption={caption}>
      <rect className="fg-side" width="360" height="84" rx="4" />
      <path className="fg-ridge" d="M0 9h360M0 75h360" />
      <text className="fg-road fg-code" x="14" y="56" textLength="66" lengthAdjust="spacingAndGlyphs">
        DOT
      </text>
      <text className="fg-road fg-code" x="92" y="56" textLength="134" lengthAdjust="spacingAndGlyphs">
        1C 4B X7R
      </text>
      <rect className="fg-ring" x="244" y="16" width="104" height="52" rx="26" />
      <text className="fg-road fg-code" x="258" y="56" textLength="76" lengthAdjust="spacingAndGlyphs">
        3826
      </text>
      <path className="fg-line" d="M92 90v8h134v-8M258 90v8h36v-8M298 90v8h36v-8M276 98v38M316 98v12" />
      <text className="fg-m" x="159" y="116" textAnchor="middle">
        {t("code")}
      </text>
      <text className="fg-b" x="346" y="126" textAnchor="end">
        {t("year", { year })}
      </text>
      <text className="fg-b" x="284" y="150" textAnchor="end">
        {t("week", { week })}
      </text>
      {weeks.map((number) => (
        <rect
          key={number}
          className={number === week ? "fg-hot" : "fg-box"}
          x={4 + (number - 1) * 6.8}
          y={number === week ? 172 : 182}
          width="5"
          height={number === week ? 46 : 26}
        />
      ))}
      <path className="fg-line" d="M276 156v6H258v8" />
      <text className="fg-m" x="4" y="226">
        1
      </text>
      <text className="fg-m" x="356" y="226" textAnchor="end">
        52
      </text>
      <text className="fg-b" x="258" y="240" textAnchor="middle">
        {t("calendar", { week, year: String(year) })}
      </text>
      <text className="fg-m" x="258" y="259" textAnchor="middle">
        {`${t("from")}${rangeDash}${t("to")}`}
      </text>
    </Draw>
  );
}

import { useTranslations } from "next-intl";
import { Draw, Marker } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";
import { WheelSection } from "@/components/article/figure/wheel-section";
import type { TyreSize } from "@/lib/domain/tyre-size";

const size: TyreSize = { width: 205, profile: 55, construction: "R", rim: 16, commercial: false };

/** Where each part of the designation stands on the rubber, in units. */
const parts = [
  { text: "205", from: 16, to: 98 },
  { text: "/55", from: 102, to: 172 },
  { text: "R16", from: 186, to: 260 },
  { text: "91V", from: 276, to: 344 },
] as const;

/** The designation in four parts, and the measures of the tyre they stand for. */
export function SidewallFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.sidewall");
  const legend = [
    t("width", { value: size.width }),
    t("profile", { value: size.profile ?? "" }),
    t("rim", { value: size.rim }),
    t("service"),
  ];
  return (
    <Draw height={412} caption={caption}>
      <rect className="fg-side" width="360" height="92" rx="4" />
      <path className="fg-ridge" d="M0 9h360M0 83h360" />
      {parts.map(({ text, from, to }, index) => (
        <g key={text}>
          <text className="fg-road" x={from} y="66" textLength={to - from} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
          <path className="fg-line" d={`M${from} 98v8h${to - from}v-8`} />
          <Marker x={(from + to) / 2} y={122} number={index + 1} />
        </g>
      ))}
      {legend.map((text, index) => (
        <g key={text}>
          <Marker x={10 + (index % 2) * 176} y={162 + (index > 1 ? 28 : 0)} number={index + 1} />
          <text x={28 + (index % 2) * 176} y={167 + (index > 1 ? 28 : 0)}>
            {text}
          </text>
        </g>
      ))}
      <g transform="translate(0 222)">
        <WheelSection size={size} />
      </g>
    </Draw>
  );
}

import { useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";

const four = [0, 1, 2, 3] as const;

/** Four wheels lying on one another, and one on a hook. */
function OnRims({ caption }: { caption: string }) {
  return (
    <Draw width={170} height={150} caption={caption}>
      {four.map((place) => (
        <g key={place} transform={`translate(2 ${22 + place * 30})`}>
          <rect className="fg-side" width="84" height="27" rx="9" />
          <path
            className="fg-tick light"
            d="M6 9v9M14 6v15M22 6v15M30 6v15M38 6v15M46 6v15M54 6v15M62 6v15M70 6v15M78 9v9"
          />
          {place === 0 ? <path className="fg-metal" d="M20-2h44" /> : null}
        </g>
      ))}
      <path className="fg-metal" d="M128 2V30q0 8 8 8" />
      <circle className="fg-tyre" cx="128" cy="74" r="30" strokeWidth="14" />
      <circle className="fg-metal" cx="128" cy="74" r="21" />
      <path className="fg-metal thin" d="M128 53v42M107 74h42M113 59l30 30M143 59l-30 30" />
      <path className="fg-road-line" d="M0 144H170" />
    </Draw>
  );
}

/** Four bare tyres standing side by side; an arrow turns one. */
function Bare({ caption }: { caption: string }) {
  return (
    <Draw width={170} height={150} caption={caption}>
      {four.map((place) => (
        <g key={place} transform={`translate(${4 + place * 30} 56)`}>
          <rect className="fg-side" width="27" height="84" rx="9" />
          <path
            className="fg-tick light"
            d="M9 6h9M6 14h15M6 22h15M6 30h15M6 38h15M6 46h15M6 54h15M6 62h15M6 70h15M9 78h9"
          />
        </g>
      ))}
      <path className="fg-turn" d="M136 86a20 20 0 11-2 26m0 10v-11h11" />
      <path className="fg-road-line" d="M0 144H170" />
    </Draw>
  );
}

/** How tyres are stored with rims and without. */
export function StorageFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.storage");
  return (
    <>
      <ul className="fg-two">
        <li>
          <OnRims caption={`${caption}: ${t("rims")}`} />
          <b>{t("rims")}</b>
          <span>{t("rims_text")}</span>
        </li>
        <li>
          <Bare caption={`${caption}: ${t("bare")}`} />
          <b>{t("bare")}</b>
          <span>{t("bare_text")}</span>
        </li>
      </ul>
      <p className="fg-note">{t("place")}</p>
    </>
  );
}

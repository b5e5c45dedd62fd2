import { useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";

/** Which of the five ribs are worn, and how the tread lies on the road: depth of its hollow in units. */
const cases = [
  { key: "under", worn: [0, 4], bow: -9 },
  { key: "right", worn: [], bow: 0 },
  { key: "over", worn: [1, 2, 3], bow: 9 },
] as const;

const ribs = [0, 1, 2, 3, 4] as const;

/** A tyre from the front: whole ribs have sipes, worn ones are smooth and lit up; below, how it stands on the road. */
function Front({ worn, bow, caption }: { worn: readonly number[]; bow: number; caption: string }) {
  return (
    <Draw width={110} height={176} caption={caption}>
      <rect className="fg-side" x="5" y="2" width="100" height="118" rx="22" />
      {ribs.map((rib) => (
        <g key={rib} transform={`translate(${12 + rib * 17.6} 0)`}>
          <rect
            className={worn.includes(rib) ? "fg-hot" : "fg-block"}
            x="0"
            y={rib % 4 ? 5 : 11}
            width="15"
            height={rib % 4 ? 112 : 100}
            rx="3"
          />
          {worn.includes(rib) ? null : (
            <path className="fg-cut" d={Array.from({ length: 7 }, (_, step) => `M0 ${22 + step * 13}l15-4`).join("")} />
          )}
        </g>
      ))}
      <path
        className="fg-ridge thick"
        d={`M10 138V${152 + Math.min(0, -bow)}Q55 ${152 + bow * 1.1} 100 ${152 + Math.min(0, -bow)}V138`}
      />
      <path className="fg-road-line" d="M0 158H110" />
    </Draw>
  );
}

/** Worn patterns: too little pressure, the right one, too much. */
export function PressureFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.pressure");
  return (
    <ul className="fg-three">
      {cases.map(({ key, worn, bow }) => (
        <li key={key}>
          <Front worn={worn} bow={bow} caption={`${caption}: ${t(key)}`} />
          <b>{t(key)}</b>
          <span>{t(`${key}_text`)}</span>
        </li>
      ))}
    </ul>
  );
}

import { useFormatter, useTranslations } from "next-intl";
import { Draw } from "@/components/article/figure/draw";
import type { FigureProps } from "@/components/article/figure/figure";

/** Depths in mm: a new tyre, then the least the law allows. Source: Czech act 361/2000 and decree 153/2023, Slovak decree 134/2018. */
const depths = [
  { key: "new", mm: 8 },
  { key: "winter", mm: 4 },
  { key: "winter_sk", mm: 3 },
  { key: "limit", mm: 1.6 },
] as const;

/** Units per millimetre. */
const scale = 9;
const floor = 138;
const wearBar = 1.6;

/** A groove cut across with a depth gauge standing in it. 168 × 170 units. */
function Groove({ mm, caption }: { mm: number; caption: string }) {
  const top = floor - mm * scale;
  const bar = floor - wearBar * scale;
  return (
    <Draw width={168} height={170} caption={caption}>
      <path
        className="fg-side"
        d={`M0 170V${top + 4}q0-4 4-4H48q4 0 4 4L58 ${floor}H110L116 ${top + 4}q0-4 4-4H164q4 0 4 4V170z`}
      />
      <path className="fg-block" d={`M58 ${floor}V${bar}H72V${floor}z`} />
      <path className="fg-metal-fill" d={`M30 ${top - 10}H138V${top}H30zM74 0H94V${top - 10}H74z`} />
      <path className="fg-hot" d={`M81 ${top}H87V${floor}H81z`} />
      <path
        className="fg-tick"
        d={[0, 1, 2, 3, 4, 5].map((step) => `M74 ${6 + step * scale}h${step % 5 ? 6 : 11}`).join("")}
      />
      <path className="fg-size light" d={`M100 ${top + 1}V${floor}m-3-5l3 5 3-5M97 ${top + 6}l3-5 3 5`} />
    </Draw>
  );
}

/** How deep the grooves are of a new tyre and at each limit, with the wear bar and the gauge. */
export function TreadDepthFigure({ caption }: FigureProps) {
  const t = useTranslations("article.figure.tread");
  const unit = useTranslations("article.unit");
  const format = useFormatter();
  return (
    <>
      <ul className="fg-four">
        {depths.map(({ key, mm }) => (
          <li key={key}>
            <Groove mm={mm} caption={`${caption}: ${t(key)}`} />
            <b className="num">{unit("mm", { value: format.number(mm) })}</b>
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      <p className="fg-key">
        <span>
          <svg className="fg-hot" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
            <path d="M0 0h1v1H0z" />
          </svg>
          {t("gauge")}
        </span>
        <span>
          <svg className="fg-block" viewBox="0 0 1 1" aria-hidden="true" focusable="false">
            <path d="M0 0h1v1H0z" />
          </svg>
          {t("indicator")}
        </span>
      </p>
    </>
  );
}

import { useTranslations } from "next-intl";
import type { FigureProps } from "@/components/article/figure/figure";

/** Mountain with three peaks and a snowflake, as it is moulded on a sidewall (UN Regulation 117). */
const mountain = "M-22 16L-9-8l5 6L4-18 22 16zM3-5v16M-4-1l14 8M-4 7l14-8";

const marks = [
  { key: "xl", signs: ["XL"] },
  { key: "rf", signs: ["RF", "ROF"] },
  { key: "snow", signs: [] },
  { key: "ms", signs: ["M+S"] },
  { key: "oe", signs: ["★", "MO", "AO"] },
] as const;

/** Marks of a sidewall and what they mean. */
export function MarkingsFigure(_: FigureProps) {
  const t = useTranslations("article.figure.markings");
  return (
    <dl className="fg-marks">
      {marks.map(({ key, signs }) => (
        <div key={key}>
          <dt>
            {signs.length === 0 ? (
              <>
                <svg viewBox="-26 -22 52 42" aria-hidden="true" focusable="false">
                  <path d={mountain} />
                </svg>
                <span className="vh">3PMSF</span>
              </>
            ) : (
              signs.join(" ")
            )}
          </dt>
          <dd>{t(key)}</dd>
        </div>
      ))}
    </dl>
  );
}

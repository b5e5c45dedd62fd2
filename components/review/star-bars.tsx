import { useTranslations } from "next-intl";
import type { ReviewList } from "@/lib/contract/reviews";

type Props = {
  distribution: ReviewList["distribution"];
  /** The stars that the list is narrowed to; `null`: all. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
};

/** Bars with the number of reviews for each number of stars; a bar filters the reviews, pressing it again shows all. */
export function StarBars({ distribution, chosen, onChoose }: Props) {
  const t = useTranslations("review");
  const most = Math.max(1, ...distribution.map(({ count }) => count));
  return (
    <fieldset className="rv-bars">
      <legend className="vh">{t("distribution")}</legend>
      {distribution.map(({ stars, count }) => (
        <button
          key={stars}
          type="button"
          disabled={count === 0}
          aria-pressed={chosen === stars}
          aria-label={t("only", { stars, count })}
          onClick={() => onChoose(chosen === stars ? null : stars)}
        >
          <span className="num">{stars}</span>
          <progress aria-hidden="true" max={most} value={count} />
          <span className="num">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

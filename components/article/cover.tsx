import { useTranslations } from "next-intl";
import { coverSeason, isCoverKey } from "@/components/article/covers";
import { treads } from "@/components/article/treads";

/**
 * The drawn cover of an article: the ground of a season, tread on it, and the one word the article is about. Decorative.
 * @param band a band at the top of the page instead of a card
 */
export function Cover({ articleKey, band = false }: { articleKey: string; band?: boolean }) {
  const t = useTranslations("article.cover");
  const season = coverSeason(articleKey);
  const id = `cover-${articleKey}${band ? "-band" : ""}`;
  const { blocks, cuts } = treads[season];
  return (
    <div className={band ? "acov band" : "cov"} data-season={season} aria-hidden="true">
      <svg className="flat" aria-hidden="true" focusable="false">
        <pattern id={id} width="48" height="72" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)">
          <path d={blocks} fill="currentColor" />
          <path d={cuts} fill="none" stroke="var(--flat-bg)" strokeWidth="2" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      {isCoverKey(articleKey) ? <b>{t(articleKey)}</b> : null}
    </div>
  );
}

import { useTranslations } from "next-intl";
import { SearchForm } from "@/components/search/search-form";

/**
 * The page of results for whoever has searched too often: what was typed stays in its field.
 * @param wait when to come again, as the API says it in the reader's language
 */
export function SearchedTooOften({ q, sort, wait }: { q: string; sort: string; wait: string | null }) {
  const t = useTranslations("search.often");
  return (
    <div className="wrap sec found">
      <h1>{t("heading")}</h1>
      <div className="mt-2">
        <SearchForm q={q} sort={sort} />
      </div>
      <p className="mt-2" role="alert">
        {t("text")} {wait}
      </p>
    </div>
  );
}

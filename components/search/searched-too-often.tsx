import { useTranslations } from "next-intl";
import { SearchForm } from "@/components/search/search-form";

/**
 * The results page for a visitor who has searched too often: the query stays in its field.
 * @param wait the API's message about when to try again
 */
export function SearchedTooOften({ sort, wait }: { sort: string; wait: string | null }) {
  const t = useTranslations("search.often");
  return (
    <div className="wrap sec found">
      <h1>{t("heading")}</h1>
      <div className="mt-2">
        <SearchForm asked sort={sort} />
      </div>
      <p className="mt-2" role="alert">
        {t("text")} {wait}
      </p>
    </div>
  );
}

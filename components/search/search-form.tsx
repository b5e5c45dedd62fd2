import { useLocale, useTranslations } from "next-intl";
import { QueryField } from "@/components/search/query-field";
import { SearchField } from "@/components/search/search-field";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { pathOf } from "@/lib/seo/paths";

/** Orders that are offered; nothing is rated yet. */
const offered = ["recommended", "price_asc", "price_desc", "quietest", "wet", "fuel"] as const;

/**
 * The form of the search's own pages: what is looked for, and in what order. A plain form that keeps what was asked.
 * @param asked does the page answer a search, which stands in its address?
 */
export function SearchForm({ asked = false, sort = "recommended" }: { asked?: boolean; sort?: string }) {
  const Field = asked ? QueryField : SearchField;
  const t = useTranslations("search");
  const box = useTranslations("search_box");
  const language = useLocale();
  return (
    <search aria-label={t("page.query")}>
      <form className="search-form" action={pathOf("searchResult", language)}>
        <Field label={t("page.query")} placeholder={box("placeholder")} />
        <SelectField key={`sort ${sort}`} id="search-sort" label={t("page.sort")} name="sort" defaultValue={sort}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {t(`sort.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button variant="go" type="submit">
          {box("submit")}
        </Button>
      </form>
    </search>
  );
}

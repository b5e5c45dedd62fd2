import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SelectField, TextField } from "@/components/ui/field";
import { pathOf } from "@/lib/seo/paths";

/** Orders that are offered; nothing is rated yet. */
const offered = ["recommended", "price_asc", "price_desc", "quietest", "wet", "fuel"] as const;

/** The form of the search's own pages: what is looked for, and in what order. A plain form that keeps what was asked. */
export function SearchForm({ q = "", sort = "recommended" }: { q?: string; sort?: string }) {
  const t = useTranslations("search");
  const box = useTranslations("search_box");
  const language = useLocale();
  return (
    <search aria-label={t("page.query")}>
      <form className="search-form" action={pathOf("searchResult", language)}>
        <TextField
          key={`q ${q}`}
          id="search-q"
          label={t("page.query")}
          className="wide"
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={q}
          placeholder={box("placeholder")}
          enterKeyHint="search"
        />
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

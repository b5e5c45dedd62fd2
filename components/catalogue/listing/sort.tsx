import { useTranslations } from "next-intl";
import { type Selection, sortOrder } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";

/** How the list is sorted. A field of the filters' form, so that a change keeps them; "best rated" needs ratings. */
export function Sort({ selection, list }: { selection: Selection; list: ProductList }) {
  const t = useTranslations("listing");
  const rated = list.data.some(({ rating }) => rating !== null) || (list.facets.rating_min ?? []).length > 0;
  const offered = sortOrder.filter((sort) => sort !== "rating" || rated || selection.sort === "rating");
  return (
    <div className="sort">
      <label htmlFor="sort">{t("sort.label")}</label>
      <select id="sort" name="sort" form="filters" key={selection.sort} defaultValue={selection.sort}>
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button className="btn sml" type="submit" form="filters">
          {t("sort.submit")}
        </button>
      </noscript>
    </div>
  );
}

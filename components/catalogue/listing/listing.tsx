import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { ArrowShapes } from "@/components/catalogue/label/energy-arrows";
import { Chips } from "@/components/catalogue/listing/chips";
import { EmptyListing } from "@/components/catalogue/listing/empty-listing";
import { Filters } from "@/components/catalogue/listing/filters";
import { ListingHead } from "@/components/catalogue/listing/head";
import { Picks } from "@/components/catalogue/listing/picks";
import { Row } from "@/components/catalogue/listing/row";
import { Sort } from "@/components/catalogue/listing/sort";
import type { RowSlots } from "@/components/catalogue/slots";
import { Icon } from "@/components/ui/icon";
import { filterIcon } from "@/components/ui/icons/filter";
import { Pagination } from "@/components/ui/pagination";
import { type Selection, selectionPath, setValues } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";

/** Rows visible without scrolling: their pictures load eagerly. */
const seenAtOnce = 3;

/** A listing whole: head, filters beside the rows, pages. @param brand name of the one brand it is of, or `null` */
export function Listing(props: {
  selection: Selection;
  list: ProductList;
  brand: string | null;
  /** The year of today. */
  year: number;
  addToCart: CartSlot;
  slots?: RowSlots;
  /** Above the list: the finder. */
  finder?: ReactNode;
}) {
  const { selection, list, brand, year, addToCart, slots, finder } = props;
  const t = useTranslations("listing");
  const language = useLocale();
  const { total, size } = list.page;
  const left = Math.min(size, total - list.page.number * size);
  return (
    <>
      <ListingHead selection={selection} list={list} brand={brand} />
      {finder}
      <div className="wrap lay">
        <aside aria-label={t("filters.title")}>
          <Filters selection={selection} list={list} />
        </aside>
        <div>
          <Picks list={list} year={year} />
          <h2 className="vh">{t("list")}</h2>
          <div className="bar">
            <a className="btn sml fbtn" href="#filters">
              <Icon shape={filterIcon} />
              {t("filters.open", { count: setValues(selection).length })}
            </a>
            <Chips selection={selection} list={list} />
            <Sort selection={selection} list={list} />
          </div>
          <ArrowShapes />
          {list.data.length === 0 ? <EmptyListing selection={selection} /> : null}
          {list.data.map((product, index) => (
            <Row
              key={product.id}
              product={product}
              eager={index < seenAtOnce}
              below={index >= seenAtOnce || undefined}
              addToCart={addToCart}
              slots={slots}
            />
          ))}
          {list.data.length === 0 ? null : <p className="xs mt-2">{t("drawn")}</p>}
          <Pagination
            page={list.page.number}
            pages={Math.ceil(total / size)}
            hrefOf={(page) => selectionPath({ ...selection, page }, language)}
            labels={{
              navigation: t("pages.label"),
              previous: t("pages.previous"),
              next: t("pages.next", { count: Math.max(1, left) }),
            }}
          />
        </div>
      </div>
    </>
  );
}

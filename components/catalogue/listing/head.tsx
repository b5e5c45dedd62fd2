import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Crumbs } from "@/components/catalogue/crumbs";
import { listingHeading } from "@/components/catalogue/listing/heading";
import { Link } from "@/components/ui/link";
import { cleared, type Selection, selectionPath } from "@/lib/api/catalogue/selection";
import type { ProductList } from "@/lib/contract/products";
import { formatMoney } from "@/lib/domain/money";
import { narrowThousands } from "@/lib/domain/thousands";
import { formatTyreSize } from "@/lib/domain/tyre-size";
import { pathOf } from "@/lib/seo/paths";

/** The head of a listing: breadcrumbs, the size in road lettering, heading, number of tyres and lowest price. */
export function ListingHead({
  selection,
  list,
  brand,
}: {
  selection: Selection;
  list: ProductList;
  brand: string | null;
}) {
  const t = useTranslations("listing");
  const language = useLocale();
  const { category, size } = selection;
  const all = { ...cleared(selection), size: null };
  const steps = [
    { label: t("home"), href: pathOf("home", language) },
    { label: t(`category.${category.id}.name`), href: selectionPath(all, language) },
    ...(size && brand
      ? [{ label: formatTyreSize(size), href: selectionPath(cleared(selection), language), size: true }]
      : []),
  ];
  const tread = { "--tread": `url(/img/ground/${category.id}.svg)` } as CSSProperties;
  return (
    <div className="lh" data-season={category.season}>
      <div className="ground" style={tread} aria-hidden="true" />
      <div className="wrap">
        <Crumbs steps={size || brand ? steps : steps.slice(0, 1)} />
        <h1 className={size ? undefined : "wide"}>
          {size ? (
            <>
              <span className="road">{formatTyreSize(size).replaceAll(" ", "\u00a0")}</span>{" "}
            </>
          ) : null}
          {listingHeading(t, selection, brand)}
        </h1>
        <p className="mt-1">
          {list.price_range && list.page.total > 0
            ? narrowThousands(
                t("summary", { count: list.page.total, price: formatMoney(list.price_range.min, language) }),
              )
            : t("nothing")}{" "}
          <Link href={`${pathOf("home", language)}#find`} className="b">
            {size ? t("change_size") : t("choose_size")}
          </Link>
        </p>
      </div>
    </div>
  );
}

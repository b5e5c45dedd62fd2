import { useLocale, useTranslations } from "next-intl";
import { arrivalText } from "@/components/catalogue/arrival";
import { manyInStock } from "@/components/catalogue/stock-text";
import { Icon } from "@/components/ui/icon";
import { backIcon } from "@/components/ui/icons/back";
import { clockIcon } from "@/components/ui/icons/clock";
import { truckIcon } from "@/components/ui/icons/truck";
import type { Product } from "@/lib/contract/products";
import { onDay } from "@/lib/i18n/day";

/** What is promised before the purchase: the day of arrival, the year of production (if known), and returns. */
export function ProductPromises({ product }: { product: Product }) {
  const t = useTranslations("product");
  const returns = useTranslations("returns");
  const language = useLocale();
  const { stock } = product;
  const day = arrivalText(product, language, "long");
  const left =
    stock > manyInStock ? t("promise.stock_many", { count: manyInStock }) : t("promise.stock", { count: stock });
  return (
    <ul className="prm">
      {stock > 0 ? (
        <li>
          <Icon shape={truckIcon} />
          {day === null ? (
            <b>{left}</b>
          ) : (
            <span>
              <b>{t("promise.arrival", { day })}</b>
              <br />
              {t("promise.dispatch", { day: onDay(product.dispatch_date, language, "short") })} {left}
            </span>
          )}
        </li>
      ) : null}
      {product.production_year === null ? null : (
        <li>
          <Icon shape={clockIcon} />
          <b>{t("promise.year", { year: String(product.production_year) })}</b>
        </li>
      )}
      <li>
        <Icon shape={backIcon} />
        <span>{returns("sentence")}</span>
      </li>
    </ul>
  );
}

import { useLocale, useTranslations } from "next-intl";
import type { Product } from "@/lib/contract/products";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";

/** The quantities with their prices; the largest is preselected. Plain radio buttons, so it needs no script. */
export function QuantityChoice({ product, counts }: { product: Product; counts: number[] }) {
  const t = useTranslations("product");
  const language = useLocale();
  return (
    <fieldset className="qty">
      <legend className="vh">{t("quantity")}</legend>
      {counts.map((count) => (
        <label key={count}>
          <input type="radio" name="quantity" value={count} defaultChecked={count === counts.at(-1)} />
          <b>{t("pieces", { count })}</b>
          <span>{formatMoney(multiplyMoney(product.price, count), language)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useLocale, useTranslations } from "next-intl";
import { arrivalText } from "@/components/catalogue/arrival";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { Alternatives } from "@/components/catalogue/product/alternatives";
import { BuyBox } from "@/components/catalogue/product/buy-box";
import { LabelSection } from "@/components/catalogue/product/label-section";
import { LazyBuyBar } from "@/components/catalogue/product/lazy-buy-bar";
import { Loads } from "@/components/catalogue/product/loads";
import { Particulars } from "@/components/catalogue/product/particulars";
import { Stage } from "@/components/catalogue/product/stage";
import { quantityChoices } from "@/components/catalogue/quantity";
import type { ProductSlots } from "@/components/catalogue/slots";
import { Price } from "@/components/ui/price";
import type { ProductDetail } from "@/lib/contract/products";
import { multiplyMoney } from "@/lib/domain/money";

/** The page of one tyre. */
export function ProductPage(props: { product: ProductDetail; addToCart: CartSlot; slots?: ProductSlots }) {
  const { product, addToCart, slots } = props;
  const t = useTranslations("product");
  const only = useTranslations("product_only");
  const language = useLocale();
  const counts = quantityChoices(product.stock);
  const day = arrivalText(product, language);
  return (
    <div className="product">
      <div className="pd">
        <Stage product={product} />
        <BuyBox product={product} addToCart={addToCart} notes={slots?.notes?.(product)} />
      </div>
      <LabelSection product={product} />
      <Loads product={product} />
      <Alternatives product={product} />
      {slots?.sections?.(product)}
      <Particulars product={product} />
      {counts.length === 0 ? null : (
        <LazyBuyBar label={t("bar_label")} button={t("add")}>
          {counts.map((count) => (
            <p key={count} data-pieces={count}>
              <Price money={multiplyMoney(product.price, count)} language={language} className="tot" />
              <span className="xs muted">{day === null ? only("bar", { count }) : t("bar", { count, day })}</span>
            </p>
          ))}
        </LazyBuyBar>
      )}
    </div>
  );
}

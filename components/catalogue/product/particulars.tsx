import { useTranslations } from "next-intl";
import { tyreName } from "@/components/catalogue/naming";
import { Facts } from "@/components/catalogue/product/facts";
import { InformationSheet } from "@/components/catalogue/product/information-sheet";
import type { ProductDetail } from "@/lib/contract/products";

/** What the maker says of the pattern, the facts, and the product information sheet. */
export function Particulars({ product }: { product: ProductDetail }) {
  const t = useTranslations("product");
  return (
    <section className="wrap sec">
      {product.description ? (
        <div className="about">
          <h2>{t("about", { pattern: tyreName(product) })}</h2>
          <p className="mt-2">{product.description}</p>
        </div>
      ) : null}
      <div className="sheets">
        <Facts product={product} />
        <InformationSheet product={product} />
      </div>
    </section>
  );
}

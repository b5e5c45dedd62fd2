import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { basePath } from "@/lib/api/catalogue/selection";
import type { ProductDetail } from "@/lib/contract/products";
import { categoryById } from "@/lib/domain/category";

/** Replaces the button when the tyre is sold out: says so, and where to look instead. */
export function OutOfStock({ product }: { product: ProductDetail }) {
  const t = useTranslations("product");
  const listing = useTranslations("listing");
  const language = useLocale();
  const category = categoryById(product.category);
  return (
    <div className="out">
      <p className="tot">
        <Price money={product.price} language={language} />
      </p>
      <p className="sm muted">{listing("row.one")}</p>
      <p className="b mt-2">{t("out.title")}</p>
      <p className="sm">{t("out.text")}</p>
      {product.alternatives.length > 0 ? (
        <ButtonLink variant="go" full href="#alternatives">
          {t("out.similar")}
        </ButtonLink>
      ) : category ? (
        <ButtonLink variant="go" full href={basePath({ category, size: product.size }, language)}>
          {t("out.list", { size: product.size.text })}
        </ButtonLink>
      ) : null}
    </div>
  );
}

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { sizeMarks } from "@/components/catalogue/naming";
import { LowestPrice } from "@/components/catalogue/product/lowest-price";
import { OutOfStock } from "@/components/catalogue/product/out-of-stock";
import { ProductPromises } from "@/components/catalogue/product/promises";
import { QuantityChoice } from "@/components/catalogue/product/quantity-choice";
import { SetTotals } from "@/components/catalogue/product/set-totals";
import { ProductRating } from "@/components/catalogue/product-rating";
import { quantityChoices } from "@/components/catalogue/quantity";
import { TyreSize } from "@/components/ui/tyre-size";
import type { ProductDetail } from "@/lib/contract/products";
import { tyreDesignation } from "@/lib/domain/tyre-designation";

/** The tyre's name, quantities with prices and delivery, the arrival, and the cart button. */
export function BuyBox(props: { product: ProductDetail; addToCart: CartSlot; notes?: ReactNode }) {
  const { product, addToCart, notes } = props;
  const t = useTranslations("product");
  const studded = useTranslations("studded");
  const listing = useTranslations("listing");
  const { flags, homologation } = product;
  const counts = quantityChoices(product.stock);
  const kind = `${t(`season.${product.season}`)}, ${t(`family.${product.family}`)}`;
  const marks = [
    flags.three_pmsf && "3PMSF",
    flags.ms && "M+S",
    flags.ice && t("flag.ice"),
    flags.studded && t("flag.studded"),
    flags.runflat && t("flag.runflat"),
    flags.ev && t("flag.ev"),
    homologation !== null && t("flag.homologation", { mark: homologation }),
  ].filter(Boolean);
  return (
    <div className="buy" id="buy">
      <h1>
        <span className="br">{product.brand}</span> {product.pattern}
      </h1>
      <TyreSize text={tyreDesignation(product)} marks={sizeMarks(listing, product).filter(([mark]) => mark === "XL")} />
      <p className="sm mt-1">{[kind, marks.join(", ")].filter(Boolean).join(" · ")}</p>
      <ProductRating rating={product.rating} href="#reviews" />
      {flags.studded ? <p className="note mt-2">{studded("note")}</p> : null}
      {counts.length === 0 ? (
        <OutOfStock product={product} />
      ) : (
        addToCart({
          product,
          label: t("add"),
          variant: "go",
          children: (
            <>
              <QuantityChoice product={product} counts={counts} />
              <SetTotals product={product} counts={counts} />
              <LowestPrice product={product} />
            </>
          ),
        })
      )}
      {notes}
      <ProductPromises product={product} />
    </div>
  );
}

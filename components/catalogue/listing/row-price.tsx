import { useLocale, useTranslations } from "next-intl";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { tyreName } from "@/components/catalogue/naming";
import { usualPieces } from "@/components/catalogue/pieces";
import { ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { ListedProduct } from "@/lib/contract/products";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";

/** The price of a set (or of what is left of it) and of one piece, with the way into the cart. */
export function RowPrice({ product, addToCart }: { product: ListedProduct; addToCart: CartSlot }) {
  const t = useTranslations("listing");
  const language = useLocale();
  const count = usualPieces(product.stock);
  const each = formatMoney(product.price, language);
  return (
    <div className="pri">
      <span>
        <Price money={multiplyMoney(product.price, Math.max(1, count))} language={language} className="p4" />
        <span className="u muted">
          {count < 2
            ? t("row.one")
            : t.rich("row.for", { count, each, b: (text) => <b className="num ink">{text}</b> })}
        </span>
      </span>
      {count > 0 ? (
        addToCart({
          product,
          quantity: count,
          label: t("row.add", { count }),
          name: tyreName(product),
          look: "plain",
        })
      ) : (
        <ButtonLink small href={product.paths[language]}>
          {t("row.detail")}
        </ButtonLink>
      )}
    </div>
  );
}

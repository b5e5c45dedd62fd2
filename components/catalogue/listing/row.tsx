import { useLocale, useTranslations } from "next-intl";
import { arrivalText } from "@/components/catalogue/arrival";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { EnergyArrows } from "@/components/catalogue/label/energy-arrows";
import { reasonText } from "@/components/catalogue/listing/reason-text";
import { RowPrice } from "@/components/catalogue/listing/row-price";
import { sizeMarks, tyreName } from "@/components/catalogue/naming";
import { ProductRating } from "@/components/catalogue/product-rating";
import type { RowSlots } from "@/components/catalogue/slots";
import { stockText } from "@/components/catalogue/stock-text";
import { TreadPicture } from "@/components/catalogue/tread-picture";
import { Link } from "@/components/ui/link";
import { TyreSize } from "@/components/ui/tyre-size";
import type { ListedProduct } from "@/lib/contract/products";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { capital } from "@/lib/i18n/day";

/** One tyre of the list: what it is, its label, when it comes, what it costs, and the one reason to look at it. */
export function Row(props: { product: ListedProduct; eager?: boolean; addToCart: CartSlot; slots?: RowSlots }) {
  const { product, eager, addToCart, slots } = props;
  const t = useTranslations("listing");
  const labels = useTranslations("label");
  const language = useLocale();
  const path = product.paths[language];
  const { label } = product;
  const why = reasonText(t, product.reason, language);
  return (
    <article className="row" data-season={product.season}>
      <div className="pic">
        <TreadPicture product={product} eager={eager} />
      </div>
      <div>
        <p className="br">{product.brand}</p>
        <h3>
          <Link href={path} aria-label={tyreName(product)}>
            {product.pattern}
          </Link>
        </h3>
        <TyreSize text={tyreDesignation(product)} marks={sizeMarks(product)} />
        <ProductRating rating={product.rating} />
        {why === null ? null : <p className="why">{why}</p>}
        {slots?.tools?.(product)}
      </div>
      <div className="mid">
        {label === null ? null : (
          <EnergyArrows
            fuel={label.fuel}
            wet={label.wet}
            noiseDb={label.noise_db}
            label={labels("read", { fuel: label.fuel, wet: label.wet, noise: label.noise_db })}
            href={`${path}#label`}
          />
        )}
        <p className="arr">
          {product.stock > 0 ? <b>{capital(arrivalText(product, language))}</b> : null}{" "}
          <span className={product.stock > 0 ? "st" : undefined}>{stockText(t, product.stock)}</span>
        </p>
      </div>
      <RowPrice product={product} addToCart={addToCart} />
    </article>
  );
}

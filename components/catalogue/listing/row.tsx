import { useLocale, useTranslations } from "next-intl";
import { arrivalText } from "@/components/catalogue/arrival";
import type { CartSlot } from "@/components/catalogue/cart-slot";
import { reasonText } from "@/components/catalogue/listing/reason-text";
import { RowView } from "@/components/catalogue/listing/row-view";
import { sizeMarks, tyreName } from "@/components/catalogue/naming";
import { ProductRating } from "@/components/catalogue/product-rating";
import { usualQuantity } from "@/components/catalogue/quantity";
import type { RowSlots } from "@/components/catalogue/slots";
import { stockText } from "@/components/catalogue/stock-text";
import type { ListedProduct } from "@/lib/contract/products";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";
import { rowPictureSources } from "@/lib/domain/picture";
import { tyreDesignation } from "@/lib/domain/tyre-designation";
import { capital } from "@/lib/i18n/day";

/**
 * One tyre of the list: name, label, arrival, price, and the reason it stands out.
 * @param below no first screen shows it
 * @param mixed other rows may be of other seasons: the row names its own
 */
export function Row(props: {
  product: ListedProduct;
  eager?: boolean;
  below?: boolean;
  mixed?: boolean;
  addToCart: CartSlot;
  slots?: RowSlots;
}) {
  const { product, eager = false, mixed = false, addToCart, slots } = props;
  const t = useTranslations("listing");
  const labels = useTranslations("label");
  const studded = useTranslations("studded");
  const language = useLocale();
  const { label, price, stock, production_year: year } = product;
  const name = tyreName(product);
  const count = usualQuantity(stock);
  const arrival = stock > 0 ? arrivalText(product, language) : null;
  const set = formatMoney(multiplyMoney(price, count), language);
  return (
    <RowView
      season={product.season}
      seasonText={mixed ? t(`row.season.${product.season}`) : null}
      path={product.paths[language]}
      image={product.image}
      imageSources={rowPictureSources(product.image)}
      alt={t("row.picture", { name })}
      eager={eager}
      below={props.below}
      brand={product.brand}
      pattern={product.pattern}
      size={tyreDesignation(product)}
      marks={sizeMarks(t, product)}
      made={year === null ? null : t("row.made", { year: String(year) })}
      rating={product.rating && <ProductRating rating={product.rating} />}
      why={product.flags.studded ? studded("note") : reasonText(t, product.reason, language)}
      tools={slots?.tools?.(product)}
      label={
        label && {
          fuel: label.fuel,
          wet: label.wet,
          noise: label.noise_db,
          text: labels("read", { fuel: label.fuel, wet: label.wet, noise: label.noise_db }),
        }
      }
      arrival={arrival && capital(arrival)}
      stock={stockText(t, stock)}
      each={[formatMoney(price, language), t("row.each")]}
      set={count === 0 ? null : [t("row.set", { count }), set]}
      detail={t("row.detail")}
    >
      {count > 0
        ? addToCart({ product, quantity: count, label: t("row.add", { count }), name, variant: "plain" })
        : null}
    </RowView>
  );
}

import { getTranslations } from "next-intl/server";
import { AddToCart } from "@/components/cart/add-to-cart";
import { addToCartMessages } from "@/components/cart/add-to-cart-messages";
import { arrivalDays, arrivalText } from "@/components/catalogue/arrival";
import { EnergyArrows } from "@/components/catalogue/label/energy-arrows";
import { tyreName } from "@/components/catalogue/naming";
import { usualQuantity } from "@/components/catalogue/quantity";
import type { Column } from "@/components/compare/fact-rows";
import { TyrePicture } from "@/components/ui/tyre-picture";
import type { ComparedProduct } from "@/lib/contract/compare";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Locale } from "@/lib/domain/locale";
import { capital } from "@/lib/i18n/day";

/** The columns of a comparison: each tyre with its picture, its label, its arrival and its cart button. */
export async function columnsOf(tyres: readonly ComparedProduct[], locale: Locale): Promise<Column[]> {
  const listing = await getTranslations("listing");
  const labels = await getTranslations("label");
  const messages = await addToCartMessages();
  return tyres.map((product) => {
    const { label, stock } = product;
    const count = usualQuantity(stock);
    const days = arrivalText(product, locale.language);
    const arrives = days === null ? null : capital(days);
    return {
      product,
      name: tyreName(product),
      count,
      arrival: count > 0 && days !== null ? arrivalDays(product, guessedCountry(locale)).from : null,
      arrives: count > 0 ? arrives : listing("row.stock.none"),
      picture: <TyrePicture src={product.image} eager />,
      label: label ? (
        <EnergyArrows
          fuel={label.fuel}
          wet={label.wet}
          noiseDb={label.noise_db}
          label={labels("read", { fuel: label.fuel, wet: label.wet, noise: label.noise_db })}
        />
      ) : null,
      cart: (
        <AddToCart
          productId={product.id}
          quantity={Math.max(1, count)}
          unit={product.price}
          stock={stock}
          label={listing("row.add", { count: Math.max(1, count) })}
          name={tyreName(product)}
          messages={messages}
          variant="plain"
          small
          full
        />
      ),
    };
  });
}

import { useLocale, useTranslations } from "next-intl";
import { deliveryCost } from "@/components/catalogue/arrival";
import { Price } from "@/components/ui/price";
import type { Product } from "@/lib/contract/products";
import { guessedCountry } from "@/lib/domain/guessed-country";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";

/**
 * The price of each number of pieces with its delivery. The style sheet shows the one whose number is chosen, so the
 * figures follow the choice without any script.
 */
export function SetTotals({ product, counts }: { product: Product; counts: number[] }) {
  const t = useTranslations("product");
  const only = useTranslations("product_only");
  const language = useLocale();
  const country = guessedCountry({ language, currency: product.price.currency });
  return counts.map((count) => {
    const cost = deliveryCost(product, count, country);
    return (
      <div key={count} data-pieces={count}>
        <p className="tot">
          <Price money={multiplyMoney(product.price, count)} language={language} />
        </p>
        <p className="sm muted">
          {cost === null
            ? only("vat")
            : cost.amount === 0
              ? t(`with_delivery.free.${country}`)
              : t(`with_delivery.paid.${country}`, { price: formatMoney(cost, language) })}
        </p>
      </div>
    );
  });
}

import { useLocale, useTranslations } from "next-intl";
import { chosenPicks } from "@/components/catalogue/listing/choose-picks";
import { tyreName } from "@/components/catalogue/naming";
import { usualQuantity } from "@/components/catalogue/quantity";
import { Link } from "@/components/ui/link";
import type { ProductList } from "@/lib/contract/products";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";

/**
 * Up to three recommended tyres, each with the reason.
 * @param year the year of today: nothing old is recommended
 */
export function Picks({ list, year }: { list: ProductList; year: number }) {
  const t = useTranslations("listing");
  const language = useLocale();
  const picks = chosenPicks(list, year);
  if (picks.length < 2) return null;
  return (
    <section className="picks" aria-label={t("picks.label")}>
      {picks.map(({ kind, product }) => {
        const count = usualQuantity(product.stock);
        return (
          <Link key={kind} href={product.paths[language]}>
            <span className="sm muted">
              {t(`picks.${kind}`, {
                noise: product.label?.noise_db ?? 0,
                wet: product.label?.wet ?? "",
                fuel: product.label?.fuel ?? "",
              })}
            </span>{" "}
            <b>{tyreName(product)}</b>{" "}
            <span className="num">
              {t.rich("picks.set", {
                price: formatMoney(multiplyMoney(product.price, count), language),
                count,
                q: (text) => <span className="muted sm regular">{text}</span>,
              })}
            </span>
          </Link>
        );
      })}
    </section>
  );
}

import { useLocale, useTranslations } from "next-intl";
import { usualQuantity } from "@/components/catalogue/quantity";
import { Link } from "@/components/ui/link";
import { Score } from "@/components/ui/score";
import { TyrePicture } from "@/components/ui/tyre-picture";
import type { ProductDetail } from "@/lib/contract/products";
import { formatMoney, multiplyMoney } from "@/lib/domain/money";
import { pageQuantity } from "@/lib/domain/quantity";

/** Other tyres of the same size, each with what it does better. */
export function Alternatives({ product }: { product: ProductDetail }) {
  const t = useTranslations("product");
  const listing = useTranslations("listing");
  const reviews = useTranslations("review");
  const language = useLocale();
  if (product.alternatives.length === 0) return null;
  return (
    <section className="sunk" id="alternatives" data-season={product.season}>
      <div className="wrap sec">
        <h2>{t("alternatives.title")}</h2>
        <div className="alt">
          {product.alternatives.map((other) => {
            const { difference, production_year: year } = other;
            const { kind, money, steps } = difference;
            const count = Math.max(1, usualQuantity(other.stock));
            const saved = money ? formatMoney(multiplyMoney(money, pageQuantity), language) : "";
            return (
              <Link key={other.id} href={other.paths[language]}>
                <div className="pic">
                  <TyrePicture src={other.image} />
                </div>
                <span className="sm b">{other.brand}</span> <b>{other.pattern}</b>{" "}
                {year === null ? null : <span className="sm muted">{listing("row.made", { year: String(year) })}</span>}{" "}
                <span className="num">
                  {formatMoney(other.price, language)}
                  <span className="sm muted regular">{listing("row.each")}</span>
                </span>{" "}
                <span className="sm muted">
                  {listing("row.set", { count })}
                  {"\u00a0"}
                  {formatMoney(multiplyMoney(other.price, count), language)}
                </span>{" "}
                {other.rating ? <Score value={other.rating.average} label={reviews("read", other.rating)} /> : null}{" "}
                <span className="why">{t(`alternatives.${kind}`, { money: saved, steps: steps ?? 1 })}</span>
              </Link>
            );
          })}
        </div>
      </div>
    </section>
  );
}

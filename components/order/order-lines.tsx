import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { TyrePicture } from "@/components/ui/tyre-picture";
import { TyreSize } from "@/components/ui/tyre-size";
import type { Order } from "@/lib/contract/order";
import type { Language } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";
import { unbrokenIn } from "@/lib/domain/unbroken";

function Fee({ name, price, free, language }: { name: string; price: Money; free: string; language: Language }) {
  return (
    <>
      <dt>{unbrokenIn(language, name)}</dt>
      <dd>{price.amount === 0 ? free : <Price money={price} language={language} />}</dd>
    </>
  );
}

/** What was ordered and what it comes to, VAT split. */
export async function OrderLines({ order, language }: { order: Order; language: Language }) {
  const t = await getTranslations("order.lines");
  const { delivery, payment, vat } = order;
  return (
    <section className="ordered" aria-labelledby="lines-title">
      <h2 id="lines-title">{t("title")}</h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.product_id} className="sum-line">
            <span className="thumb">
              <TyrePicture src={line.image} />
            </span>
            <span>
              <b>{line.path ? <Link href={line.path}>{line.name}</Link> : line.name}</b>
              <br />
              <TyreSize text={line.size} className="sm" />
              <span className="sm muted">
                {" "}
                {t("pieces", { count: line.quantity, price: formatMoney(line.unit_price, language) })}
              </span>
              {line.withdrawn ? <span className="sm"> · {t("withdrawn", { count: line.withdrawn })}</span> : null}
            </span>
            <Price money={line.total} language={language} />
          </li>
        ))}
      </ul>
      <dl className="sums">
        <Fee name={delivery.name} price={delivery.price} free={t("free")} language={language} />
        <Fee name={payment.name} price={payment.price} free={t("free")} language={language} />
        {vat ? (
          <>
            <dt className="muted sm">{t("base")}</dt>
            <dd className="sm">
              <Price money={vat.base} language={language} exact />
            </dd>
            <dt className="muted sm">{t("vat", { rate: vat.rate })}</dt>
            <dd className="sm">
              <Price money={vat.amount} language={language} exact />
            </dd>
          </>
        ) : null}
        <dt className="tt">{t("total")}</dt>
        <dd className="tt">
          <Price money={order.total} language={language} />
        </dd>
      </dl>
    </section>
  );
}

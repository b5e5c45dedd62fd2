import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { awaitsTransfer, headlineOf } from "@/components/order/headline";
import { Link } from "@/components/ui/link";
import type { Order } from "@/lib/contract/order";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { heldWords } from "@/lib/domain/unbroken";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";
import { capital, onDays } from "@/lib/i18n/day";
import { pathOf } from "@/lib/seo/paths";

const bold = { b: (text: ReactNode) => <b>{text}</b> };

/** Where the tyres go, in one line; empty where that is not told. @param shop the shop's own address, for those who collect them */
function placeOf({ delivery, ...order }: Order, shop: string): string {
  if (delivery.type === "pickup") return shop;
  const { point } = delivery;
  if (point) return `${heldWords(point.name)}, ${point.address}, ${point.zip_code} ${point.city}`;
  const address = order.delivery_address ?? order.address;
  return address.city ? `${address.address}, ${address.zip_code} ${address.city}` : "";
}

async function paymentText(order: Order, language: Language): Promise<ReactNode> {
  const t = await getTranslations("order.step");
  const amount = formatMoney(order.total, language);
  if (order.payment_status !== "pending") return t.rich(order.payment_status, bold);
  const { card } = order.payment;
  if (card?.processing) return t.rich("card_processing", bold);
  if (card) return t.rich(card.offered ? "card" : "card_away", bold);
  if (order.payment.bank_transfer)
    return t.rich(order.payment.bank_transfer.qr ? "transfer" : "transfer_by_hand", bold);
  return t.rich(order.delivery.type === "pickup" ? "cash_at_shop" : "cash", { ...bold, amount });
}

/** What happens next, and when. An order whose contract has ended has nothing next. */
export async function OrderTimeline({ order, shop, language }: { order: Order; shop: string; language: Language }) {
  if (whyNotWithdrawable(order)) return null;
  const t = await getTranslations("order");
  const returns = await getTranslations("returns");
  const { delivery } = order;
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const packing = awaitsTransfer(order) || order.payment.card ? "pack_when_paid" : "pack";
  const place = placeOf(order, shop);
  const under = order.status === "shipped" || order.status === "delivered";
  return (
    <section aria-labelledby="next-title">
      <h2 className="vh" id="next-title">
        {t("next")}
      </h2>
      <ol className="tl">
        {under ? null : (
          <>
            <li>
              <span className="num">{t("step.now")}</span>
              <span>{await paymentText(order, language)}</span>
            </li>
            <li>
              <span className="num">{t("step.then")}</span>
              <span>{t.rich(`step.${packing}.${delivery.type}`, bold)}</span>
            </li>
          </>
        )}
        {order.status === "delivered" || place === "" ? null : (
          <li>
            <span className="num">
              {delivery.estimate ? capital(onDays(delivery.estimate, language, "short")) : t("step.then")}
              {delivery.estimate && headlineOf(order) === "to_pay" ? (
                <span className="sm if-paid">{t("step.if_paid_today")}</span>
              ) : null}
            </span>
            <span>{t.rich(`step.arrive.${delivery.type}`, { ...bold, count, place })}</span>
          </li>
        )}
        <li>
          <span className="num">{t("step.later")}</span>
          <span>
            {returns("sentence")}{" "}
            {t.rich("step.return", { link: (text) => <Link href={pathOf("terms", language)}>{text}</Link> })}
          </span>
        </li>
      </ol>
    </section>
  );
}

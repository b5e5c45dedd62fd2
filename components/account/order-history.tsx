import { useTranslations } from "next-intl";
import type { Order } from "@/lib/contract/order";
import type { Language } from "@/lib/domain/locale";
import { orderStates } from "@/lib/domain/order";
import { paymentNotes, paymentStates } from "@/lib/domain/payment";
import { momentOf } from "@/lib/i18n/moment";

/** The history of an order and its payment, each entry with its time, newest first. */
export function OrderHistory({ history, language }: { history: Order["history"]; language: Language }) {
  const t = useTranslations("account.state");
  const wordOf = ({ kind, state }: Order["history"][number]) => {
    const order = orderStates.find((known) => known === state);
    if (kind === "withdrawal") return t("withdrawn.whole");
    const payment = paymentStates.find((known) => known === state);
    if (kind === "order" && order) return t(`order.${order}`);
    const note = paymentNotes.find((known) => known === state);
    if (note) return t(`payment_note.${note}`);
    return payment ? t(`payment.${payment}`) : state;
  };
  return (
    <ol className="acc-states">
      {history.toReversed().map((event) => (
        <li key={`${event.kind} ${event.state} ${event.at}`}>
          <b>{wordOf(event)}</b>
          <time className="muted sm" dateTime={event.at}>
            {momentOf(event.at, language)}
          </time>
        </li>
      ))}
    </ol>
  );
}

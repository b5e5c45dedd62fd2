import { type Adapter, fieldsOf, firstOf, insideOf, listOf, textOf } from "@/lib/api/host/answers/adapter";
import type { Language } from "@/lib/domain/locale";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";
import { written } from "@/messages/written";

/** What the shop calls a way of delivery or payment that the back end gives no name. */
function usualName(kind: "type" | "payment", key: string, language: Language): string | undefined {
  const names: Record<string, string> = written[language].delivery[kind];
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

/** A state by its name; the first one of all where the back end has states of its own. */
export function knownState<S extends string>(states: readonly S[], value: unknown, first: S): S {
  return states.find((state) => state === textOf(value).toLowerCase()) ?? first;
}

/** Delivery options: id, type and price; without a name that of their type. */
export const deliveryAnswer: Adapter = (answer, { locale }) => {
  const list = listOf(answer);
  if (!Array.isArray(list)) return answer;
  const data = list.map((entry) => {
    const option = fieldsOf(entry);
    const type = textOf(option.type).toLowerCase();
    const name = textOf(firstOf(option, "name", "title", "label"));
    return { ...option, type, name: name || (usualName("type", type, locale.language) ?? textOf(option.id)) };
  });
  return { data };
};

/** Ways to pay, however they are listed: objects, or ids alone. One that the shop does not know is shown by its own name. */
export const paymentMethodsAnswer: Adapter = (answer, { locale }) => {
  const list = listOf(answer);
  if (!Array.isArray(list)) return answer;
  const data = list.map((entry) => {
    const method = typeof entry === "object" ? fieldsOf(entry) : { id: entry };
    const id = firstOf(method, "id", "code", "slug", "type");
    const name = textOf(firstOf(method, "name", "title", "label"));
    return {
      ...method,
      id,
      name: name || (usualName("payment", textOf(id), locale.language) ?? textOf(id)),
      price: firstOf(method, "price", "fee") ?? { amount: 0, currency: locale.currency },
    };
  });
  return { data };
};

/** An order that was placed; missing data is empty. */
export const placedOrderAnswer: Adapter = (answer) => {
  const order = fieldsOf(insideOf(answer, "order"));
  const plain = typeof answer === "number" || typeof answer === "string" ? textOf(answer).slice(0, 100) : "";
  const id = textOf(firstOf(order, "id", "order_id", "orderId", "uuid")) || plain;
  const number = textOf(firstOf(order, "number", "order_number", "orderNumber", "reference", "code"));
  return {
    id: id || number,
    number: number || id,
    token: textOf(firstOf(order, "token", "access_key", "hash")),
    status: knownState(orderStates, order.status, "placed"),
    payment_status: knownState(paymentStates, order.payment_status, "pending"),
    total: order.total ?? null,
  };
};

/** How an order is paid: where the shopper goes for it, or to which account. */
export const paymentAnswer: Adapter = (answer) => {
  const payment = fieldsOf(insideOf(answer, "payment"));
  const address = textOf(
    firstOf(payment, "redirect_url", "redirectUrl", "payment_url", "checkout_url", "url", "redirect"),
  );
  const leads = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return {
    status: knownState(paymentStates, payment.status ?? payment.payment_status, "pending"),
    ...(leads && { redirect_url: address }),
    ...(payment.bank_transfer !== undefined && { bank_transfer: payment.bank_transfer }),
  };
};

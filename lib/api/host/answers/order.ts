import { type Adapter, type Fields, fieldsOf, firstOf, insideOf, textOf } from "@/lib/api/host/answers/adapter";
import { knownState } from "@/lib/api/host/answers/checkout";
import { zipOf } from "@/lib/api/host/answers/user";
import { readMoney } from "@/lib/api/host/read-money";
import { deliveryCountry } from "@/lib/domain/delivery";
import type { Currency } from "@/lib/domain/locale";
import { type Money, multiplyMoney, sumMoney } from "@/lib/domain/money";
import { orderStates } from "@/lib/domain/order";
import { paymentStates } from "@/lib/domain/payment";
import { normalisePhone } from "@/lib/domain/phone";

function lineOf(entry: unknown, place: number, currency: Currency) {
  const line = fieldsOf(entry);
  const goods = fieldsOf(line.product);
  const quantity = Math.max(1, Math.floor(Number(line.quantity)) || 1);
  const unit = firstOf(line, "unit_price", "unitPrice", "price");
  const price = unit === undefined ? null : readMoney(unit, `lines[${place}].unit_price`, currency);
  const total =
    line.total === undefined && price
      ? multiplyMoney(price, quantity)
      : readMoney(line.total, `lines[${place}].total`, currency);
  return {
    ...line,
    product_id: firstOf(line, "product_id", "productId") ?? goods.id ?? place,
    name: textOf(firstOf(line, "name", "title")) || textOf(goods.name),
    quantity,
    unit_price: price ?? { ...total, amount: Math.round(total.amount / quantity) },
    total,
  };
}

/** VAT with the sum before it, which is the difference where only the rate and the tax are told. */
function vatOf(value: unknown, total: Money, currency: Currency) {
  const vat = fieldsOf(value);
  if (vat.amount === undefined) return null;
  const amount = readMoney(vat.amount, "vat.amount", currency);
  return { ...vat, amount, base: vat.base ?? { ...total, amount: total.amount - amount.amount } };
}

/** The chosen delivery or payment; a missing price counts as zero. */
function wayOf(value: unknown, currency: Currency): Fields {
  const way = typeof value === "object" ? fieldsOf(value) : { id: value };
  const name = textOf(firstOf(way, "name", "title"));
  return { ...way, id: way.id ?? name, name: name || textOf(way.id), price: way.price ?? { amount: 0, currency } };
}

/** An address of its own for the goods; `null` where none is told, or none that can be read. */
function deliveryAddressOf(value: unknown) {
  const { country, city, address, zip_code } = fieldsOf(value);
  if (typeof address !== "string" || typeof city !== "string") return null;
  return { country: deliveryCountry(textOf(country)), city, address, zip_code: zipOf(zip_code) };
}

/** A whole order; contact, address and sums as far as they are told. */
export const orderAnswer: Adapter = (answer, { locale, now }) => {
  const order = fieldsOf(insideOf(answer, "order"));
  const { currency, language } = locale;
  const { contact, address } = { contact: fieldsOf(order.contact), address: fieldsOf(order.address) };
  const phone = textOf(contact.phone_number);
  const given = firstOf(order, "lines", "items");
  const lines = (Array.isArray(given) ? given : []).map((entry, place) => lineOf(entry, place, currency));
  const total = readMoney(order.total, "total", currency);
  const goods = lines.map((line) => line.total).filter((sum) => sum.currency === total.currency);
  const delivery = wayOf(order.delivery, total.currency);
  return {
    ...order,
    id: textOf(order.id) || textOf(order.number),
    number: textOf(order.number) || textOf(order.id),
    status: knownState(orderStates, order.status, "placed"),
    payment_status: knownState(paymentStates, order.payment_status, "pending"),
    total,
    placed_at: firstOf(order, "placed_at", "created_at") ?? now.toISOString(),
    language: order.language ?? language,
    contact: { ...contact, phone_number: normalisePhone(phone) || phone },
    address: { ...address, country: deliveryCountry(textOf(address.country)), zip_code: zipOf(address.zip_code) },
    delivery_address: deliveryAddressOf(order.delivery_address),
    lines,
    subtotal: order.subtotal ?? sumMoney(goods, total.currency),
    delivery: { ...delivery, type: delivery.type ?? "courier" },
    payment: wayOf(order.payment, total.currency),
    vat: vatOf(order.vat, total, currency),
  };
};

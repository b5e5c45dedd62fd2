import { arrivalOf } from "@/lib/backend/order/arrival";
import { historyOf } from "@/lib/backend/order/history";
import { howToPay } from "@/lib/backend/order/how-to-pay";
import type { StoredOrder } from "@/lib/backend/order/load-order";
import { deliveryName, paymentName } from "@/lib/backend/order/names";
import { shipmentsOf } from "@/lib/backend/order/shipments";
import { withdrawnPart, withdrawnPieces } from "@/lib/backend/order/withdrawn";
import type { Order } from "@/lib/contract/order";
import { pickupPoint } from "@/lib/contract/pickup-points";
import { categoryById } from "@/lib/domain/category";
import { deliveryMethod } from "@/lib/domain/delivery";
import type { Language } from "@/lib/domain/locale";
import { moneyOf, multiplyMoney } from "@/lib/domain/money";
import { paymentMethodIds } from "@/lib/domain/payment-methods";

/** An order of this shop, with all its fields. */
export type ShopOrder = Order & {
  vat: NonNullable<Order["vat"]>;
  delivery: { estimate: NonNullable<Order["delivery"]["estimate"]> };
};

function linesOf(order: StoredOrder, language: Language): Order["lines"] {
  const withdrawn = withdrawnPieces(order);
  return order.lines.map((line) => {
    const category = categoryById(line.category);
    const price = moneyOf(line.unitPrice, order.currency);
    return {
      product_id: line.productId,
      name: line.name,
      size: line.size,
      path: line.active && category ? `/${language}/${category.slugs[language]}/${line.slug}` : null,
      image: line.image,
      quantity: line.quantity,
      withdrawn: withdrawn.get(line.productId) ?? 0,
      unit_price: price,
      total: multiplyMoney(price, line.quantity),
    };
  });
}

function deliveryOf(order: StoredOrder, language: Language, now: Date): ShopOrder["delivery"] {
  return {
    id: order.deliveryId,
    type: deliveryMethod(order.deliveryId).type,
    name: deliveryName(order.deliveryId, language),
    price: moneyOf(order.deliveryPrice, order.currency),
    estimate: arrivalOf(order, now),
    point: order.deliveryPoint === null ? null : pickupPoint.parse(order.deliveryPoint),
  };
}

async function paymentOf(order: StoredOrder, language: Language): Promise<Order["payment"]> {
  const id = paymentMethodIds.find((known) => known === order.paymentId);
  if (!id) throw new Error(`The order ${order.number} is paid in an unknown way, ${order.paymentId}.`);
  return {
    id,
    name: paymentName(id, language),
    price: moneyOf(order.paymentPrice, order.currency),
    ...(await howToPay(order, language)),
  };
}

function companyOf({ companyName, ico, dic, icDph }: StoredOrder): Order["company"] {
  if (companyName === null || ico === null) return null;
  return { name: companyName, ico, ...(dic !== null && { dic }), ...(icDph !== null && { ic_dph: icDph }) };
}

function deliveryAddressOf(order: StoredOrder): Order["delivery_address"] {
  const { deliveryCountry: country, deliveryCity: city, deliveryAddress: address, deliveryZipCode: zip_code } = order;
  if (country === null || city === null || address === null || zip_code === null) return null;
  return { country, city, address, zip_code };
}

/**
 * An order as the API answers it, names in `language`. Of one that has to be paid before it leaves, the estimate is counted as if it
 * were paid at `now`.
 * @throws DomainError, Error for an order of a method the shop does not know
 */
export async function presentOrder(order: StoredOrder, language: Language, now = new Date()): Promise<ShopOrder> {
  const money = (amount: number) => moneyOf(amount, order.currency);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    payment_status: order.paymentStatus,
    withdrawn: withdrawnPart(order),
    total: money(order.total),
    placed_at: order.placedAt.toISOString(),
    language: order.language,
    contact: {
      first_name: order.firstName,
      last_name: order.lastName,
      email: order.email,
      phone_number: order.phoneNumber,
    },
    address: { country: order.country, city: order.city, address: order.address, zip_code: order.zipCode },
    delivery_address: deliveryAddressOf(order),
    company: companyOf(order),
    note: order.note,
    lines: linesOf(order, language),
    subtotal: money(order.subtotal),
    delivery: deliveryOf(order, language, now),
    payment: await paymentOf(order, language),
    vat: { rate: order.vatRate, base: money(order.total - order.vatAmount), amount: money(order.vatAmount) },
    history: historyOf(order),
    shipments: shipmentsOf(order),
  };
}

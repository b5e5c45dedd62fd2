import {
  type Adapter,
  type AnswerContext,
  type Fields,
  fieldsOf,
  firstOf,
  insideOf,
  textOf,
} from "@/lib/api/host/answers/adapter";
import { readMoney } from "@/lib/api/host/read-money";
import { described, Unreadable } from "@/lib/api/host/unreadable";
import { product } from "@/lib/contract/products";
import { foreignId } from "@/lib/contract/table-id";
import { type Money, multiplyMoney, sumMoney } from "@/lib/domain/money";

/** The version of a cart, from its body or its ETag; `null` where it has none: changes then go without `If-Match`. */
function versionOf(fields: Fields, headers: Headers): number | null {
  const tag = /^(?:W\/)?"?(\d{1,15})"?$/.exec(headers.get("etag") ?? "")?.[1];
  const version = Number(fields.version ?? tag ?? Number.NaN);
  return Number.isSafeInteger(version) && version >= 0 ? version : null;
}

/** The name of goods that the shop does not know: their own, else made like a tyre's. */
function nameOf(goods: Fields): string {
  if (product.safeParse(goods).success) return "";
  const parts = [goods.brand, goods.pattern, fieldsOf(goods.size).text].map(textOf).filter(Boolean);
  return textOf(firstOf(goods, "name", "title")) || parts.join(" ");
}

/** Goods as a listing describes them. The documented fields of a tyre name no category: it follows from family and season. */
function productOf(goods: Fields): Fields | null {
  if (Object.keys(goods).length === 0) return null;
  const family = goods.family ?? (fieldsOf(goods.size).commercial ? "van" : "car");
  return { ...goods, family, category: goods.category ?? `${family}-${textOf(goods.season)}` };
}

function itemOf(entry: unknown, place: number, { locale }: AnswerContext) {
  const field = `items[${place}]`;
  const item = fieldsOf(entry);
  const goods = fieldsOf(item.product);
  const quantity = Number(item.quantity);
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new Unreadable({
      field: `${field}.quantity`,
      expected: "a whole number from 1",
      received: described(item.quantity),
    });
  const unit = firstOf(item, "unit_price", "unitPrice", "price");
  const price = unit === undefined ? null : readMoney(unit, `${field}.unit_price`, locale.currency);
  const total =
    item.total === undefined && price
      ? multiplyMoney(price, quantity)
      : readMoney(item.total, `${field}.total`, locale.currency);
  const product_id = firstOf(item, "product_id", "productId") ?? goods.id;
  if (!foreignId.safeParse(product_id).success)
    throw new Unreadable({
      field: `${field}.product_id`,
      expected: "a number or a text",
      received: described(product_id),
    });
  const name = textOf(firstOf(item, "name", "title")) || nameOf(goods);
  return {
    ...item,
    product_id,
    quantity,
    total,
    unit_price: price ?? { ...total, amount: Math.round(total.amount / quantity) },
    product: productOf(goods),
    ...(name && { name }),
  };
}

/** A cart of several currencies has no total: it cannot be shown. */
function checkCurrencies(amounts: readonly Money[]): void {
  const found = [...new Set(amounts.map(({ currency }) => currency))];
  if (found.length > 1)
    throw new Unreadable({ field: "items[].total", expected: "prices in one currency", received: found.join(" and ") });
}

function partsOf(answer: unknown): { fields: Fields; list: unknown } {
  const fields: Fields = Array.isArray(answer) ? { items: answer } : fieldsOf(insideOf(answer, "cart"));
  return { fields, list: Array.isArray(fields.data) ? fields.data : firstOf(fields, "items", "lines", "products") };
}

/**
 * The answer to a change of the cart: the new cart, or only that it was made (`undefined`). A bare `[]` is how PHP writes an
 * object without fields.
 */
export const changedCartAnswer: Adapter = (answer, context) => {
  const isEmptyList = Array.isArray(answer) && answer.length === 0;
  return !isEmptyList && Array.isArray(partsOf(answer).list) ? cartAnswer(answer, context) : undefined;
};

/**
 * The cart, small or detailed: items by position, each with its product, quantity and total; whatever else there is. No body at
 * all is an empty cart.
 */
export const cartAnswer: Adapter = (answer, context) => {
  const { fields, list } = partsOf(answer);
  if (answer !== undefined && answer !== null && !Array.isArray(list))
    throw new Unreadable({ field: "items", expected: "a list", received: described(list ?? answer) });
  // No entry may be left out: changes refer to them by position.
  const items = (Array.isArray(list) ? list : []).map((entry, place) => itemOf(entry, place, context));
  const { currency } = context.locale;
  const totals = items.map(({ total }) => total);
  checkCurrencies(totals);
  const sum = sumMoney(totals, totals[0]?.currency ?? currency);
  const total = fields.total === undefined ? sum : readMoney(fields.total, "total", sum.currency);
  checkCurrencies([...totals, total]);
  const id = firstOf(fields, "id", "cart_id", "cartId");
  return {
    ...fields,
    id: id === undefined ? null : textOf(id),
    version: versionOf(fields, context.headers),
    items,
    total,
    subtotal: fields.subtotal ?? sum,
    vat: fields.vat ?? null,
  };
};

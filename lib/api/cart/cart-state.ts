import type { DetailedCart, SmallCart } from "@/lib/contract/cart";
import {
  addItem,
  type Cart,
  type CartItem,
  changeQuantity,
  emptyCart,
  findItem,
  liveItems,
  type ProductId,
  removeItem,
  replaceFromServer,
  tyreCount,
  undoRemoval,
} from "@/lib/domain/cart";
import type { Currency, Language } from "@/lib/domain/locale";
import { formatMoney, type Money, multiplyMoney, sumMoney } from "@/lib/domain/money";
import { vatIncluded } from "@/lib/domain/vat";

type SmallLine = SmallCart["items"][number];
type Detail = Omit<DetailedCart["items"][number], keyof SmallLine>;

/** A line as the page knows it: the details are there once the detailed cart has been read. */
export type CartLine = SmallLine & Partial<Detail>;
export type CartRow = CartItem<CartLine>;

/** What a line is called. @param unnamed for goods that the back end neither describes nor names */
export function rowName({ product, name }: CartLine, unnamed: string): string {
  return product ? `${product.brand} ${product.pattern}` : (name ?? unnamed);
}

/** The server's last answer, with the removed lines that stay in view. */
export type CartState = {
  id: string | null;
  /** `null` when the back end has no versions. */
  version: number | null;
  currency: Currency;
  cart: Cart<CartLine>;
  /** VAT rate in percent; `null` until the detailed cart has been read. */
  vatRate: number | null;
};

/** A change the shopper has made and the server has not answered yet. `unit`: the price of one, when it is known. */
export type CartChange = { number: number; product_id: ProductId } & (
  | { kind: "add"; quantity: number; most: number; unit?: Money }
  | { kind: "quantity"; quantity: number }
  | { kind: "remove" }
  | { kind: "undo" }
);

const unitOf = (line: CartLine): Money => ({
  ...line.total,
  amount: Math.round(line.total.amount / Math.max(1, line.quantity)),
});

/** The cart with a change made to it, totals included. */
export function applyChange(state: CartState, change: CartChange): CartState {
  const { product_id } = change;
  const known = findItem(state.cart, product_id);
  const unit = known
    ? unitOf(known)
    : (change.kind === "add" && change.unit) || { amount: 0, currency: state.currency };
  const cart = changed(state.cart, change, unit);
  const items = cart.items.map((item) =>
    item.product_id === product_id ? { ...item, total: multiplyMoney(unit, item.quantity) } : item,
  );
  return { ...state, cart: { ...cart, items } };
}

function changed(cart: Cart<CartLine>, change: CartChange, unit: Money): Cart<CartLine> {
  const { product_id } = change;
  switch (change.kind) {
    case "add": {
      const line: CartLine = { product_id, quantity: change.quantity, total: unit };
      return addItem(cart, line, change.most);
    }
    case "quantity":
      return changeQuantity(cart, product_id, change.quantity);
    case "remove":
      return removeItem(cart, product_id);
    case "undo":
      return undoRemoval(cart, product_id);
  }
}

/**
 * Takes over an answer of the server. A small cart keeps the details that are already known; lines removed in this
 * page stay in view.
 */
export function receiveCart(known: CartState | undefined, reply: SmallCart | DetailedCart): CartState {
  const before = known?.cart ?? emptyCart;
  const lines: CartLine[] =
    "vat" in reply ? reply.items : reply.items.map((line) => ({ ...detailOf(before, line.product_id), ...line }));
  return {
    id: reply.id,
    version: reply.version,
    currency: reply.total.currency,
    cart: replaceFromServer<CartLine>(before, lines),
    vatRate: "vat" in reply ? (reply.vat?.rate ?? null) : (known?.vatRate ?? null),
  };
}

function detailOf(cart: Cart<CartLine>, productId: ProductId): Partial<Detail> {
  const { unit_price, price_before, product, name } = findItem(cart, productId) ?? {};
  return {
    ...(unit_price && { unit_price }),
    ...(price_before && { price_before }),
    ...(product !== undefined && { product }),
    ...(name !== undefined && { name }),
  };
}

/** Is there a line whose tyre has not been read yet, so that it cannot be shown? `null` is a reading: nothing is known of it. */
export function lacksTyres(state: CartState): boolean {
  return state.cart.items.some(({ product }) => product === undefined);
}

/** Are the details those of the cart as it is now? Not when a tyre is missing or a price has moved since. */
export function needsDetail(state: CartState): boolean {
  const outdated = ({ unit_price, quantity, total }: CartLine) =>
    unit_price === undefined || Math.abs(unit_price.amount * quantity - total.amount) >= quantity;
  return lacksTyres(state) || liveItems(state.cart).some(outdated);
}

/** The cart as the shopper sees it: the server's, with every change made since. */
export type CartView = {
  rows: readonly CartRow[];
  count: number;
  total: Money;
  vat: { rate: number; amount: Money } | null;
};

export function viewOf(state: CartState, changes: readonly CartChange[]): CartView {
  const { cart, currency, vatRate } = changes.reduce(applyChange, state);
  const total = sumMoney(
    liveItems(cart).map((item) => item.total),
    currency,
  );
  const vat = vatRate === null ? null : { rate: vatRate, amount: vatIncluded(total, vatRate).vat };
  return { rows: cart.items, count: tyreCount(cart), total, vat };
}

/** How many tyres a cart holds and what they come to, as its reader writes it; `null` for an empty one. */
export function sumOf(
  state: CartState,
  changes: readonly CartChange[],
  language: Language,
): { count: number; total: string } | null {
  const { count, total } = viewOf(state, changes);
  return count > 0 ? { count, total: formatMoney(total, language) } : null;
}

/** A cart with nothing in it, as after an order. */
export function nothingInCart(currency: Currency): CartState {
  return { id: null, version: null, currency, cart: emptyCart, vatRate: null };
}

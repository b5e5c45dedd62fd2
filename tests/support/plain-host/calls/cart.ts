import { randomBytes } from "node:crypto";
import type { CallRequest } from "../call-request";
import type { Answer, Cart, Line, Tyre } from "../model";
import { readerOf } from "../reader";
import { Refusal } from "../refusal";
import { adoptedTyre } from "../tyres";

/** Puts the lines of one cart into another, never more than there is on stock. */
function pour(from: Cart, into: Cart) {
  for (const { tyre, quantity } of from.lines) {
    const line = into.lines.find((one) => one.tyre === tyre);
    if (line) line.quantity = Math.min(line.quantity + quantity, tyre.stock);
    else into.lines.push({ tyre, quantity });
  }
  from.lines = [];
  into.version += 1;
}

/**
 * The cart of the signed-in user, else of the cookie `sid`, which the first call sets. A cart that was filled before signing in
 * goes over into the user's.
 */
export function cartOf({ session, cookies, state, setCookie }: CallRequest): Cart {
  const anonymous = state.cartsBySid.get(cookies.sid ?? "");
  if (session) {
    const own = state.cartsByUser.get(session.userId) ?? state.newCart();
    state.cartsByUser.set(session.userId, own);
    if (anonymous && anonymous.lines.length > 0) pour(anonymous, own);
    return own;
  }
  if (anonymous) return anonymous;
  const sid = randomBytes(16).toString("hex");
  const cart = state.newCart();
  state.cartsBySid.set(sid, cart);
  setCookie(`sid=${sid}; Path=/; HttpOnly`);
  return cart;
}

/** The tyre of an id in the shape's spelling. */
function tyreOf({ state, shape, anyProduct }: CallRequest, id: unknown): Tyre {
  if (typeof id !== "string" && typeof id !== "number")
    throw new Refusal("invalid", { fields: { product_id: "The product_id field is required." } });
  const known = state.tyres.find((tyre) => String(shape.productId(tyre)) === String(id));
  if (known) return known;
  if (!anyProduct) throw new Refusal("not_found");
  const adopted = adoptedTyre(String(id));
  state.tyres.push(adopted);
  return adopted;
}

function quantityOf(value: unknown): number {
  const quantity = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof quantity === "number" && Number.isInteger(quantity) && quantity >= 1 && quantity <= 20) return quantity;
  throw new Refusal("invalid", { fields: { quantity: "The quantity must be between 1 and 20." } });
}

function checkStock({ stock }: Tyre, quantity: number) {
  if (quantity > stock) throw new Refusal("out_of_stock", { left: stock });
}

/** The line at a position, counted from 0. With a version in `If-Match` the cart must not have changed since. */
function lineAt({ params, headers, shape }: CallRequest, cart: Cart): { line: Line; index: number } {
  const expected = headers["if-match"];
  if (shape.versionedCarts && expected !== undefined && expected !== "*" && expected !== `"${cart.version}"`)
    throw new Refusal("stale_cart");
  const index = /^\d{1,4}$/.test(params.index ?? "") ? Number(params.index) : -1;
  const line = cart.lines[index];
  if (!line) throw new Refusal("not_found");
  return { line, index };
}

/** The small cart. */
export function smallCart(request: CallRequest): Answer {
  return request.shape.cart(cartOf(request), readerOf(request));
}

/** The detailed cart. */
export function detailedCart(request: CallRequest): Answer {
  return request.shape.detailedCart(cartOf(request), readerOf(request));
}

/** Adds pieces of a tyre; a tyre that is there already gets more of them. */
export function addItem(request: CallRequest): Answer {
  const cart = cartOf(request);
  const tyre = tyreOf(request, request.body.product_id);
  const quantity = quantityOf(request.body.quantity ?? 1);
  const line = cart.lines.find((one) => one.tyre === tyre);
  checkStock(tyre, quantity + (line?.quantity ?? 0));
  if (line) line.quantity += quantity;
  else cart.lines.push({ tyre, quantity });
  cart.version += 1;
  return request.shape.changedCart("added", cart, readerOf(request));
}

/** Sets the quantity of a line. */
export function setQuantity(request: CallRequest): Answer {
  const cart = cartOf(request);
  const { line } = lineAt(request, cart);
  const quantity = quantityOf(request.body.quantity);
  checkStock(line.tyre, quantity);
  line.quantity = quantity;
  cart.version += 1;
  return request.shape.changedCart("set", cart, readerOf(request));
}

/** Removes a line; those behind it move up by one. */
export function removeItem(request: CallRequest): Answer {
  const cart = cartOf(request);
  const { index } = lineAt(request, cart);
  cart.lines.splice(index, 1);
  cart.version += 1;
  return request.shape.changedCart("removed", cart, readerOf(request));
}

/**
 * The cart as the page keeps it between the shopper's click and the server's answer. All functions are pure: they take
 * a cart and give the next one; an unknown product leaves the cart as it is.
 *
 * A line keeps its place in view (`items`) even when it is removed or comes back at the end of the server's list; the
 * server's order is kept beside it (`order`), and every position is read off that. Source: specification, section 4.
 */
/** As the back end names a product: a number or a text, sent back as it came. */
export type ProductId = number | string;

/** What the server says of a line; any further fields (product, prices, total) are carried along untouched. */
export type ServerLine = { product_id: ProductId; quantity: number };

export type CartItem<Line extends ServerLine = ServerLine> = Line & {
  /** Position in the server's cart; of a removed line: where it was, and would be again if the removal failed. */
  originalIndex: number;
  isDeleted: boolean;
};

export type Cart<Line extends ServerLine = ServerLine> = {
  /** In the order they are shown, the removed ones included. */
  readonly items: readonly CartItem<Line>[];
  /** In the order of the server, the removed ones at the place they would have. */
  readonly order: readonly ProductId[];
};

export const emptyCart: Cart<never> = { items: [], order: [] };

/** Every position counts the lines before it that the server still has: removing one shifts the later ones down. */
function positioned<Line extends ServerLine>(
  items: readonly CartItem<Line>[],
  order: readonly ProductId[],
): Cart<Line> {
  const deleted = new Set(items.filter((item) => item.isDeleted).map((item) => item.product_id));
  const positions = new Map<ProductId, number>();
  let position = 0;
  for (const id of order) {
    positions.set(id, position);
    if (!deleted.has(id)) position += 1;
  }
  return { items: items.map((item) => ({ ...item, originalIndex: positions.get(item.product_id) ?? 0 })), order };
}

function change<Line extends ServerLine>(
  cart: Cart<Line>,
  productId: ProductId,
  fields: Partial<Pick<CartItem, "quantity" | "isDeleted">>,
  order: readonly ProductId[] = cart.order,
): Cart<Line> {
  if (!findItem(cart, productId)) return cart;
  const items = cart.items.map((item) => (item.product_id === productId ? { ...item, ...fields } : item));
  return positioned(items, order);
}

const toEnd = (order: readonly ProductId[], id: ProductId) => [...order.filter((other) => other !== id), id];

/** The line of a product, removed or not. */
export function findItem<Line extends ServerLine>(cart: Cart<Line>, productId: ProductId): CartItem<Line> | undefined {
  return cart.items.find((item) => item.product_id === productId);
}

/** The lines the server has: those not removed. */
export function liveItems<Line extends ServerLine>(cart: Cart<Line>): CartItem<Line>[] {
  return cart.items.filter((item) => !item.isDeleted);
}

/** The number of tyres in the cart, for the badge. */
export function tyreCount(cart: Cart): number {
  return liveItems(cart).reduce((sum, item) => sum + item.quantity, 0);
}

/** Flags a line as deleted; later lines move down by one. The call to make: DELETE at the line's `originalIndex`. */
export function removeItem<Line extends ServerLine>(cart: Cart<Line>, productId: ProductId): Cart<Line> {
  return change(cart, productId, { isDeleted: true });
}

/**
 * Brings a removed line back with its old quantity. The call to make adds the product anew, so the server puts it last:
 * its position becomes the last one, its place in view stays.
 */
export function undoRemoval<Line extends ServerLine>(cart: Cart<Line>, productId: ProductId): Cart<Line> {
  if (!findItem(cart, productId)?.isDeleted) return cart;
  return change(cart, productId, { isDeleted: false }, toEnd(cart.order, productId));
}

/** Sets the quantity of a line (see quantity.ts for what is allowed); to revert a failed change, set the old one. */
export function changeQuantity<Line extends ServerLine>(
  cart: Cart<Line>,
  productId: ProductId,
  quantity: number,
): Cart<Line> {
  return change(cart, productId, { quantity });
}

/**
 * Adds `line.quantity` pieces: to the product's line if the cart has one, else as a new line at the end. A removed line comes
 * back at the server's end with just the new quantity. `most` caps the result (see `maxQuantityOf`).
 */
export function addItem<Line extends ServerLine>(cart: Cart<Line>, line: Line, most: number): Cart<Line> {
  const known = findItem(cart, line.product_id);
  if (!known) {
    const item = { ...line, quantity: Math.min(most, line.quantity), originalIndex: 0, isDeleted: false };
    return positioned([...cart.items, item], [...cart.order, line.product_id]);
  }
  if (known.isDeleted) {
    const fields = { isDeleted: false, quantity: Math.min(most, line.quantity) };
    return change(cart, line.product_id, fields, toEnd(cart.order, line.product_id));
  }
  return change(cart, line.product_id, { quantity: Math.min(most, known.quantity + line.quantity) });
}

/**
 * Takes over the server's list. Lines in view keep their places, new ones follow; a removed line stays in view for its
 * undo. A line the server has counts as not removed.
 */
export function replaceFromServer<Line extends ServerLine>(cart: Cart<Line>, lines: readonly Line[]): Cart<Line> {
  const byProduct = new Map(lines.map((line) => [line.product_id, line]));
  const fresh = (line: Line): CartItem<Line> => ({
    ...line,
    originalIndex: 0,
    isDeleted: false,
  });
  const remaining = cart.items.flatMap((item) => {
    const line = byProduct.get(item.product_id);
    if (line) return [fresh(line)];
    return item.isDeleted ? [item] : [];
  });
  const shown = new Set(remaining.map((item) => item.product_id));
  const items = [...remaining, ...lines.filter((line) => !shown.has(line.product_id)).map(fresh)];
  return positioned(items, mergedOrder(cart.order, lines, items));
}

/** The server's order, with each line it no longer has put behind the line it used to follow. */
function mergedOrder(
  old: readonly ProductId[],
  lines: readonly ServerLine[],
  items: readonly CartItem[],
): readonly ProductId[] {
  const order = lines.map((line) => line.product_id);
  const shown = new Set(items.map((item) => item.product_id));
  for (const [place, id] of old.entries()) {
    if (order.includes(id) || !shown.has(id)) continue;
    const before = old.slice(0, place).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

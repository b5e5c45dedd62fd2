import { describe, expect, it } from "@jest/globals";
import {
  addItem,
  type Cart,
  changeQuantity,
  emptyCart,
  findItem,
  liveItems,
  removeItem,
  replaceFromServer,
  tyreCount,
  undoRemoval,
} from "@/lib/domain/cart";

type Line = { product_id: number; quantity: number; name: string };
const line = (product_id: number, quantity = 4): Line => ({ product_id, quantity, name: `tyre ${product_id}` });
const cartOf = (...ids: number[]): Cart<Line> =>
  replaceFromServer<Line>(
    emptyCart,
    ids.map((id) => line(id)),
  );

/** The cart in a line: product@position, removed ones in brackets. */
const show = (cart: Cart<Line>) =>
  cart.items
    .map((item) =>
      item.isDeleted ? `(${item.product_id}@${item.originalIndex})` : `${item.product_id}@${item.originalIndex}`,
    )
    .join(" ");

describe("removal", () => {
  it("flags the line, keeps its place in view and shifts later lines' positions down by one", () => {
    const before = cartOf(7, 8, 9);
    expect(show(before)).toBe("7@0 8@1 9@2");
    expect(show(removeItem(before, 8))).toBe("7@0 (8@1) 9@1");
    expect(show(before)).toBe("7@0 8@1 9@2");
  });

  it("gives each of two removals the position the server will have then", () => {
    const first = removeItem(cartOf(7, 8, 9), 7);
    expect(findItem(first, 8)?.originalIndex).toBe(0);
    expect(show(removeItem(first, 8))).toBe("(7@0) (8@0) 9@0");
  });

  it("of a product that isn't there changes nothing", () => {
    const cart = cartOf(7);
    expect(removeItem(cart, 99)).toBe(cart);
  });
});

describe("undo", () => {
  it("brings the line back with its old quantity, at the server's end but in its old place in view", () => {
    const cart = changeQuantity(cartOf(7, 8, 9), 7, 2);
    const undone = undoRemoval(removeItem(cart, 7), 7);
    expect(show(undone)).toBe("7@2 8@0 9@1");
    expect(findItem(undone, 7)).toMatchObject({ quantity: 2, isDeleted: false, name: "tyre 7" });
  });

  it("counts positions from the server's order afterwards, not from the one in view", () => {
    const undone = undoRemoval(removeItem(cartOf(7, 8, 9), 7), 7);
    expect(show(removeItem(undone, 8))).toBe("7@1 (8@0) 9@0");
  });

  it("of a line that isn't removed changes nothing", () => {
    const cart = cartOf(7, 8);
    expect(undoRemoval(cart, 7)).toBe(cart);
  });
});

describe("adding and changing", () => {
  it("puts a new product last", () => {
    expect(show(addItem(cartOf(7), line(8), 20))).toBe("7@0 8@1");
  });

  it("adds the quantities of one product, up to what may be bought", () => {
    expect(findItem(addItem(cartOf(7), line(7, 4), 20), 7)?.quantity).toBe(8);
    expect(findItem(addItem(cartOf(7), line(7, 4), 6), 7)?.quantity).toBe(6);
    expect(findItem(addItem(cartOf(), line(7, 4), 3), 7)?.quantity).toBe(3);
  });

  it("brings a removed product back at the server's end, with just the new quantity", () => {
    const cart = addItem(removeItem(cartOf(7, 8), 7), line(7, 1), 20);
    expect(show(cart)).toBe("7@1 8@0");
    expect(findItem(cart, 7)?.quantity).toBe(1);
  });

  it("counts the tyres that are not removed", () => {
    const cart = changeQuantity(removeItem(cartOf(7, 8, 9), 8), 9, 2);
    expect(tyreCount(cart)).toBe(6);
    expect(liveItems(cart).map((item) => item.product_id)).toEqual([7, 9]);
  });
});

describe("the server's list", () => {
  it("replaces the lines, their prices and positions", () => {
    const cart = replaceFromServer(cartOf(7, 8), [{ ...line(8, 1), name: "renamed" }, line(9)]);
    expect(show(cart)).toBe("8@0 9@1");
    expect(findItem(cart, 8)).toEqual({
      product_id: 8,
      quantity: 1,
      name: "renamed",
      originalIndex: 0,
      isDeleted: false,
    });
  });

  it("leaves a removed line in its place for the undo", () => {
    const cart = replaceFromServer(removeItem(cartOf(7, 8, 9), 8), [line(7), line(9)]);
    expect(show(cart)).toBe("7@0 (8@1) 9@1");
  });

  it("does bring back a line that another tab has added again", () => {
    expect(show(replaceFromServer(removeItem(cartOf(7, 8), 7), [line(8), line(7)]))).toBe("7@1 8@0");
  });

  it("keeps the places in view after an undo moved a line to the server's end", () => {
    const undone = undoRemoval(removeItem(cartOf(7, 8, 9), 7), 7);
    expect(show(replaceFromServer(undone, [line(8), line(9), line(7)]))).toBe("7@2 8@0 9@1");
  });
});

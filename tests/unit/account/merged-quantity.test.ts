import { describe, expect, it } from "@jest/globals";
import { mergedQuantity } from "@/lib/backend/cart/merge-carts";

describe("the pieces of a tyre in two carts", () => {
  it.each([
    ["add up", 4, 2, 100, 6],
    ["are the guest's where the account has none", 0, 4, 100, 4],
    ["are 20 at most", 15, 8, 100, 20],
    ["are no more than there are", 4, 4, 6, 6],
    ["shrink to what is left", 8, 0, 3, 3],
    ["stay the larger wish when it is sold out", 2, 4, 0, 4],
  ])("%s", (_rule, own, guest, stock, merged) => {
    expect(mergedQuantity(own, guest, stock)).toBe(merged);
  });
});

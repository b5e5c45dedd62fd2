import { describe, expect, it } from "@jest/globals";
import { apiQuantity, maxQuantityOf, offeredQuantities, pageQuantity, quantityProblem } from "@/lib/domain/quantity";

describe("quantity", () => {
  it("is four in the page and one in the API unless told, and the button offers 1, 2 and 4", () => {
    expect([pageQuantity, apiQuantity, offeredQuantities]).toEqual([4, 1, [1, 2, 4]]);
  });

  it.each([
    [1, 4, null],
    [4, 4, null],
    [5, 4, "above_stock"],
    [20, 100, null],
    [21, 100, "out_of_range"],
    [0, 100, "out_of_range"],
    [-1, 100, "out_of_range"],
    [1.5, 100, "out_of_range"],
    [Number.NaN, 100, "out_of_range"],
    [1, 0, "above_stock"],
  ])("%p pieces with %i in stock: %p", (quantity, stock, problem) => {
    expect(quantityProblem(quantity, stock)).toBe(problem);
  });

  it("is at most 20 and never above the stock", () => {
    expect([maxQuantityOf(100), maxQuantityOf(7), maxQuantityOf(0), maxQuantityOf(-2)]).toEqual([20, 7, 0, 0]);
  });
});

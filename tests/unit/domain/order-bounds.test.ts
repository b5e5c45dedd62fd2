import { describe, expect, it } from "@jest/globals";
import { buyerMarks, fullMark, maxQuantityOfAddress, orderBound } from "@/lib/domain/order-bounds";

const order = {
  pieces: 40,
  total: { amount: 100_000, currency: "CZK" },
  payment: "bank_transfer",
  country: "CZ",
  cashBefore: 0,
  cashLimits: {},
} as const;

describe("an order's bound", () => {
  it("is forty pieces", () => {
    expect(orderBound(order)).toBeNull();
    expect(orderBound({ ...order, pieces: 41 })).toBe("order_pieces");
  });

  it.each([
    ["CZK", 30_000_000],
    ["EUR", 1_200_000],
    ["USD", 1_300_000],
  ] as const)("is a sum in %s, and none when it is paid by card", (currency, amount) => {
    const above = { ...order, total: { amount: amount + 1, currency } };
    expect(orderBound({ ...order, total: { amount, currency } })).toBeNull();
    expect(orderBound(above)).toBe("order_sum");
    expect(orderBound({ ...above, payment: "card" })).toBeNull();
  });

  it.each([
    ["CZ", "CZK", 27_000_000, "cash_sum_cz"],
    ["CZ", "EUR", 1_000_000, "cash_sum_cz"],
    ["SK", "EUR", 500_000, "cash_sum_sk"],
    ["SK", "CZK", 11_000_000, "cash_sum_sk"],
  ] as const)("is the law's for cash in %s in %s, earlier orders counted, and none of transfers", (...bound) => {
    const [country, currency, amount, refused] = bound;
    const cash = { ...order, payment: "cash_on_delivery", country, total: { amount, currency } } as const;
    expect(orderBound(cash)).toBeNull();
    expect(orderBound({ ...cash, cashBefore: 1 })).toBe(refused);
    expect(orderBound({ ...cash, total: { amount: amount + 1, currency } })).toBe(refused);
    expect(orderBound({ ...cash, cashBefore: 1, payment: "bank_transfer" })).toBeNull();
  });

  it("is the merchant's own for cash, below the law's and in its own currency only", () => {
    const cash = { ...order, payment: "cash_on_delivery", cashLimits: { CZK: 100_000 } } as const;
    expect(orderBound(cash)).toBeNull();
    expect(orderBound({ ...cash, cashBefore: 1 })).toBe("cash_limit");
    expect(orderBound({ ...cash, cashBefore: 1, payment: "bank_transfer" })).toBeNull();
    expect(orderBound({ ...cash, cashLimits: { EUR: 100 } })).toBeNull();
  });
});

describe("a buyer's open orders", () => {
  const none = { "contact.email": 0, "contact.phone_number": 0, "address.address": 0 };
  it.each(buyerMarks)("are bounded by %s alone", (mark) => {
    expect(fullMark({ ...none, [mark]: 4 }, 5)).toBeNull();
    expect(fullMark({ ...none, [mark]: 5 }, 5)).toBe(mark);
  });
});

it("an address of the internet may order 32 pieces a day for each open order", () => {
  expect([maxQuantityOfAddress(1), maxQuantityOfAddress(5)]).toEqual([32, 160]);
});

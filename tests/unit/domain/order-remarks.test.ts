import { describe, expect, it } from "@jest/globals";
import { whatIsToldOf } from "@/lib/domain/order-remarks";
import { whyNotWithdrawable } from "@/lib/domain/withdrawal";

describe("what a shopper is told of an order beside its state", () => {
  it.each([
    ["placed", "pending", null, "pending", null],
    ["delivered", "paid", "part", "paid", "part"],
    ["delivered", "paid", "whole", "paid", "whole"],
    ["placed", "pending", "part", "pending", "part"],
    ["placed", "pending", "whole", null, "whole"],
    ["cancelled", "pending", null, null, null],
    ["cancelled", "failed", null, null, null],
    ["cancelled", "paid", "whole", "paid", null],
    ["cancelled", "refunded", null, "refunded", null],
    ["returned", "refunded", "whole", "refunded", null],
    ["returned", "pending", "whole", null, null],
  ] as const)("%s, payment %s, withdrawn from: %s", (status, payment_status, withdrawn, payment, said) => {
    expect(whatIsToldOf({ status, payment_status, withdrawn })).toEqual({ payment, withdrawn: said });
  });
});

describe("an order can be withdrawn from", () => {
  it.each([
    ["placed", null, null],
    ["delivered", "part", null],
    ["delivered", "whole", "withdrawn"],
    ["cancelled", null, "cancelled"],
    ["returned", "whole", "returned"],
  ] as const)("%s, withdrawn from: %s", (status, withdrawn, reason) => {
    expect(whyNotWithdrawable({ status, withdrawn })).toBe(reason);
  });
});

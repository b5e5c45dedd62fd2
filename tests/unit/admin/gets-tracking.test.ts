import { expect, test } from "@jest/globals";
import { getsTracking } from "@/lib/domain/admin/order-step";

test.each([
  ["packed", "courier", true],
  ["packed", "parcelshop", true],
  ["packed", "pickup", false],
  ["confirmed", "courier", false],
  ["shipped", "courier", false],
] as const)("an order that is %s and goes by %s waits for its tracking number: %s", (status, type, waits) => {
  expect(getsTracking({ status, delivery: { type } })).toBe(waits);
});

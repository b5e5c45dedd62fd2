import { describe, expect, it } from "@jest/globals";
import { canMoveOrder, moveOrder, orderStates } from "@/lib/domain/order";
import { canMovePayment, movePayment, paymentStates } from "@/lib/domain/payment";

const pairs = <State extends string>(states: readonly State[], may: (from: State, to: State) => boolean) =>
  states.flatMap((from) => states.filter((to) => may(from, to)).map((to) => `${from} → ${to}`));

describe("order states", () => {
  it("move along these arrows and no others", () => {
    expect(pairs(orderStates, canMoveOrder)).toEqual([
      "placed → confirmed",
      "placed → cancelled",
      "confirmed → packed",
      "confirmed → cancelled",
      "packed → shipped",
      "packed → cancelled",
      "shipped → delivered",
      "delivered → returned",
    ]);
  });

  it("change the order's state and nothing else", () => {
    const order = { number: "2600001", status: "placed" as const };
    expect(moveOrder(order, "confirmed")).toEqual({ number: "2600001", status: "confirmed" });
    expect(order.status).toBe("placed");
  });

  it.each([
    ["placed", "placed"],
    ["placed", "shipped"],
    ["shipped", "cancelled"],
    ["delivered", "cancelled"],
    ["cancelled", "placed"],
    ["packed", "returned"],
  ] as const)("refuse %s → %s", (from, to) => {
    expect(() => moveOrder({ status: from }, to)).toThrow(
      expect.objectContaining({ name: "DomainError", code: "order_transition" }),
    );
  });
});

describe("payment states", () => {
  it("move along these arrows and no others", () => {
    expect(pairs(paymentStates, canMovePayment)).toEqual(["pending → paid", "pending → failed", "paid → refunded"]);
  });

  it("refuse anything else", () => {
    expect(movePayment({ payment_status: "pending" }, "paid")).toEqual({ payment_status: "paid" });
    expect(() => movePayment({ payment_status: "refunded" }, "paid")).toThrow(
      expect.objectContaining({ code: "payment_transition" }),
    );
  });
});

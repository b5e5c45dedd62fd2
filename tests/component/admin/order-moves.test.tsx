import { beforeAll, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type * as moves from "@/components/admin/orders/order-moves";
import { freshForm } from "@/lib/api/admin/form-state";
import type { Me } from "@/lib/contract/admin/me";
import type { AdminOrder } from "@/lib/contract/admin/order-detail";
import cs from "@/messages/admin/cs.json";
import { inRouter } from "@/tests/support/in-router";

jest.mock("@/lib/api/admin/order-actions", () => ({
  holdOrder: async () => freshForm,
  moveOrder: async () => freshForm,
}));

let OrderStep: typeof moves.OrderStep;
beforeAll(async () => {
  // Only now, so that it has no part of the server.
  ({ OrderStep } = await import("@/components/admin/orders/order-moves"));
});

const me = { language: "cs", rights: ["orders"] } as Me;
const statement = { number: "2611200017-1", submitted_at: "2026-11-20T08:00:00.000Z", part: null, pieces: null };

/** The next step of an order whose customer once withdrew. */
const show = (more: Pick<AdminOrder, "status" | "withdrawn">) => {
  const order = {
    ...{ number: "2611200017", revision: 3, hold: null, withdrawals: [statement], ...more },
    payment: { id: "cash_on_delivery", status: "pending", notes: [] },
    delivery: { id: "dpd", type: "courier", carrier: null },
  } as unknown as AdminOrder;
  render(inRouter(<OrderStep order={order} me={me} texts={cs as never} />));
};
const warning = () => screen.queryByRole("link", { name: cs.order.withdrawn });

test("an order that is not sent yet warns of an open withdrawal, and leads to it", () => {
  show({ status: "confirmed", withdrawn: true });
  expect(warning()).toHaveAttribute("href", "/admin/returns?order=2611200017");
});

test.each([
  ["the withdrawal is closed", { status: "confirmed", withdrawn: false }],
  ["the goods have left", { status: "shipped", withdrawn: true }],
] as const)("it does not warn any more once %s", (_, order) => {
  show(order);
  expect(warning()).toBeNull();
});

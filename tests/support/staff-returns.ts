import { changeOrderState } from "@/lib/backend/order/change-state";
import type { InputOf } from "@/lib/contract/contract";
import type { Language } from "@/lib/domain/locale";
import { czechOrder } from "@/tests/support/order-request";
import { placeOrder } from "@/tests/support/placed-order";
import { newKey } from "@/tests/support/scene";
import { newShopper } from "@/tests/support/shopper";
import type { Desk, StaffClock } from "@/tests/support/staff-scene";

type Statement = Partial<InputOf<"POST /withdrawals">["body"]>;
let places = 0;

/** States a withdrawal from an order at the clock's time. @returns its number */
export async function withdrawn(
  clock: Pick<StaffClock, "carrier">,
  order: { number: string },
  statement: Statement = {},
  language: Language = "cs",
): Promise<string> {
  const shopper = newShopper(clock.carrier, { language, currency: "CZK" });
  const from = { "x-forwarded-for": `198.51.100.${++places % 250}` };
  const body = { name: "Jana Dvořáková", order_number: order.number, email: czechOrder.contact.email, ...statement };
  return (await shopper.does("POST /withdrawals", { headers: { "idempotency-key": newKey() }, body }, from)).body
    .number;
}

/** An order that was withdrawn from. */
export async function withdrawnOrder(
  clock: Pick<StaffClock, "carrier">,
  statement: Statement = {},
  placed: Parameters<typeof placeOrder>[0] = {},
  language: Language = "cs",
) {
  const order = await placeOrder(placed);
  return { order, number: await withdrawn(clock, order, statement, language) };
}

/** Takes an order through its states until it is delivered. */
export async function deliver({ id }: { id: string }, at: Date): Promise<void> {
  for (const state of ["confirmed", "packed", "shipped", "delivered"] as const) await changeOrderState(id, state, at);
}

/** The withdrawals of an order, as the office has them. */
export async function casesOf(desk: Desk, order: string) {
  return (await desk.does("GET /admin/returns", { query: { order } })).body.data;
}

type Move = { to: "goods_back" | "inspected" | "settled" | "refused" } & Record<string, unknown>;

/** Tries to move a withdrawal as it is now. */
export async function triesCase(desk: Desk, number: string, move: Move) {
  const cases = await casesOf(desk, number.slice(0, 10));
  const revision = cases.find((one) => one.number === number)?.revision ?? 0;
  return desk.tries("PATCH /admin/returns/{number}", { path: { number }, body: { revision, ...move } });
}

/** Moves a withdrawal as it is now. @throws Error when it is refused */
export async function movesCase(desk: Desk, number: string, move: Move) {
  const [found] = (await casesOf(desk, number.slice(0, 10))).filter((one) => one.number === number);
  const body = { revision: found?.revision ?? 0, ...move };
  return (await desk.does("PATCH /admin/returns/{number}", { path: { number }, body })).body;
}

import type { DeliveryType } from "@/lib/domain/delivery";
import type { OrderState } from "@/lib/domain/order";
import type { PaymentState } from "@/lib/domain/payment";
import { paymentKind } from "@/lib/domain/payment-methods";

export const orderSteps = [
  "confirm",
  "pack",
  "ship",
  "ready",
  "deliver",
  "hand_over",
  "release",
  "await_money",
  "none",
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** What a step does: a move to a state, `release`: the end of a hold, `null`: nothing that a person of the shop could do now. */
export type StepAim = OrderState | "release" | null;

type Facts = {
  status: OrderState;
  payment: { id: string; status: PaymentState };
  delivery: { type: DeliveryType };
  hold: object | null;
};

const aims: Record<OrderStep, StepAim> = {
  confirm: "confirmed",
  pack: "packed",
  ship: "shipped",
  ready: "shipped",
  deliver: "delivered",
  hand_over: "delivered",
  release: "release",
  await_money: null,
  none: null,
};

/** The next sensible step of an order. What is to be paid before it leaves waits for its money; what is on hold comes back first. */
export function nextStep({ status, payment, delivery, hold }: Facts): OrderStep {
  const pickup = delivery.type === "pickup";
  if (status === "shipped") return pickup ? "hand_over" : "deliver";
  if (!["placed", "confirmed", "packed"].includes(status)) return "none";
  if (hold) return "release";
  if (status === "confirmed") return "pack";
  if (status === "packed") return pickup ? "ready" : "ship";
  const paysFirst = paymentKind(payment.id) !== "on_delivery";
  return paysFirst && payment.status === "pending" ? "await_money" : "confirm";
}

/** Is an order packed for a carrier, so that its tracking number comes next? */
export function getsTracking({ status, delivery }: Pick<Facts, "status" | "delivery">): boolean {
  return status === "packed" && delivery.type !== "pickup";
}

/** What a step does. */
export function aimOf(step: OrderStep): StepAim {
  return aims[step];
}

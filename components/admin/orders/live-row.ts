import type { OrderRow } from "@/lib/contract/admin/order-row";
import { aimOf, nextStep, type OrderStep } from "@/lib/domain/admin/order-step";
import type { OrderState } from "@/lib/domain/order";

/** What of a row changes with a step. */
export type LiveRow = { revision: number; status: OrderState; step: OrderStep; pickup: boolean };

/** What of a row changes with a step. */
export function liveOf(row: OrderRow): LiveRow {
  const { revision, status, delivery } = row;
  return { revision, status, step: nextStep(row), pickup: delivery.type === "pickup" };
}

/** How a form names an order and its step: `number:revision:aim`. */
export function nameOf({ number, revision, step }: LiveRow & { number: string }): string {
  return `${number}:${revision}:${aimOf(step) ?? ""}`;
}

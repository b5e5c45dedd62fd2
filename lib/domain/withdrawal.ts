import type { Country } from "@/lib/domain/locale";
import type { OrderState } from "@/lib/domain/order";
import { workingDayFrom } from "@/lib/domain/working-days";

/** Days in which a consumer may withdraw. Source: Directive 2011/83/EU, art. 9; Czech Civil Code § 1829; Slovak Act 108/2024, § 20. */
export const withdrawalDays = 14;

/** How much of an order its buyer can have withdrawn from. */
export const withdrawnParts = ["part", "whole"] as const;
export type WithdrawnPart = (typeof withdrawnParts)[number];

/** Why an order cannot be withdrawn from any more: its contract has ended; `null` while it can be. */
export function whyNotWithdrawable(order: {
  status: OrderState;
  withdrawn: WithdrawnPart | null;
}): "cancelled" | "returned" | "withdrawn" | null {
  if (order.status === "cancelled" || order.status === "returned") return order.status;
  return order.withdrawn === "whole" ? "withdrawn" : null;
}

/** Longest statement of a part and longest reason, characters. */
export const withdrawalTextLength = 1000;

/**
 * The last day on which a contract can be withdrawn from, `YYYY-MM-DD`: the fourteenth after the day of delivery, by the clock in
 * Prague and Bratislava; when that is no working day, the next one is. Source: Regulation 1182/71, art. 3; Czech Civil Code § 607.
 * @param country the consumer's, for its public holidays
 */
export function lastDayToWithdraw(deliveredAt: Date, country: Country): string {
  const day = dayInPrague(deliveredAt);
  const last = new Date(Date.parse(`${day}T00:00:00Z`) + withdrawalDays * 86_400_000).toISOString().slice(0, 10);
  return workingDayFrom(last, country);
}

/** The calendar day of a moment in Prague, `YYYY-MM-DD`. */
function dayInPrague(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Prague" }).format(moment);
}

/** Is a withdrawal at `submittedAt` within the period? Before delivery it always is. */
export function isInTime(submittedAt: Date, lastDay: string | null): boolean {
  return lastDay === null || dayInPrague(submittedAt) <= lastDay;
}

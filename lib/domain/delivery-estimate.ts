import { deliveryMethod } from "@/lib/domain/delivery";
import { addWorkingDays } from "@/lib/domain/working-days";

/** An order placed before this hour in Prague leaves the same working day. */
export const dispatchHour = 16;

/** The goods leave from the shop in Czechia, so its working days count until they are on their way. */
const warehouse = "CZ";

const pragueClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Prague",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

function inPrague(now: Date): { day: string; hour: number } {
  const part = Object.fromEntries(pragueClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
}

/**
 * The day the goods leave, `YYYY-MM-DD`. `dispatchDays`: working days until they are at hand (0: in stock); of an
 * order with several tyres the greatest.
 */
export function dispatchDate({ dispatchDays, now }: { dispatchDays: number; now: Date }): string {
  const { day, hour } = inPrague(now);
  const today = addWorkingDays(day, 0, warehouse);
  // On a day off the order waits for the next working day, which already counts as its day.
  const missed = today === day && hour >= dispatchHour ? 1 : 0;
  return addWorkingDays(today, missed + dispatchDays, warehouse);
}

/**
 * When the goods arrive: first and last day, `YYYY-MM-DD`, counted in working days of the country they go to.
 * @throws DomainError `unknown_delivery_method`
 */
export function deliveryEstimate(order: { methodId: string; dispatchDays: number; now: Date }): {
  from: string;
  to: string;
} {
  const { type, country, transitDays } = deliveryMethod(order.methodId);
  const place = type === "pickup" ? warehouse : country;
  const leaves = dispatchDate(order);
  return { from: addWorkingDays(leaves, transitDays[0], place), to: addWorkingDays(leaves, transitDays[1], place) };
}

/** A supplier's longest term, in working days, that an estimate is searched for. */
const longestDispatch = 90;

/**
 * The estimate of an order that leaves only once it is paid, as if it were paid at `now`: the goods need as many working days to be
 * at hand as they did when it was placed.
 * @throws DomainError `unknown_delivery_method`
 */
export function estimateIfPaid(
  order: { methodId: string; placedAt: Date; estimate: { from: string; to: string } },
  now: Date,
): { from: string; to: string } {
  const { methodId, placedAt, estimate } = order;
  let dispatchDays = 0;
  while (
    dispatchDays < longestDispatch &&
    deliveryEstimate({ methodId, dispatchDays, now: placedAt }).from < estimate.from
  )
    dispatchDays += 1;
  return deliveryEstimate({ methodId, dispatchDays, now });
}

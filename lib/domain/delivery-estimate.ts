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

/** The calendar day of a moment on the shop's clock. */
export const pragueDay = (moment: Date): string => inPrague(moment).day;

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

/** The moment of a full hour in Prague, ms since 1970. */
function momentInPrague(day: string, hour: number): number {
  const inWinter = Date.parse(`${day}T00:00:00Z`) + (hour - 1) * 3_600_000;
  return inPrague(new Date(inWinter)).hour === hour ? inWinter : inWinter - 3_600_000;
}

/** Until when `dispatchDate` says what it says at `now`, ms since 1970: the next working day's hour of dispatch. */
export function dispatchDateUntil(now: Date): number {
  const { day } = inPrague(now);
  const today = momentInPrague(addWorkingDays(day, 0, warehouse), dispatchHour);
  return today > now.getTime() ? today : momentInPrague(addWorkingDays(day, 1, warehouse), dispatchHour);
}

/**
 * When the goods arrive: first and last day, `YYYY-MM-DD`, counted in working days of the country they go to.
 * @throws DomainError `unknown_delivery_method`
 */
export function deliveryEstimate(order: { methodId: string; dispatchDays: number; now: Date }): {
  from: string;
  to: string;
} {
  return estimateOfLeaving(order.methodId, dispatchDate(order));
}

/** A supplier's longest term, in working days, that an estimate is searched for. */
const longestDispatch = 90;

type Promised = { methodId: string; placedAt: Date; estimate: { from: string; to: string } };

/** How many working days the goods of an order needed to be at hand when it was placed, by what was promised then. */
function dispatchDaysOf({ methodId, placedAt, estimate }: Promised): number {
  let dispatchDays = 0;
  while (
    dispatchDays < longestDispatch &&
    deliveryEstimate({ methodId, dispatchDays, now: placedAt }).from < estimate.from
  )
    dispatchDays += 1;
  return dispatchDays;
}

/**
 * The estimate of an order that leaves only once it is paid, as if it were paid at `now`: the goods need as many working days to be
 * at hand as they did when it was placed.
 * @throws DomainError `unknown_delivery_method`
 */
export function estimateIfPaid(order: Promised, now: Date): { from: string; to: string } {
  return deliveryEstimate({ methodId: order.methodId, dispatchDays: dispatchDaysOf(order), now });
}

/**
 * The last day on which an order may leave to arrive as was promised; `now`: from when its goods are counted, the placing or the payment.
 * @throws DomainError `unknown_delivery_method`
 */
export function leaveBy(order: Promised, now = order.placedAt): string {
  return dispatchDate({ dispatchDays: dispatchDaysOf(order), now });
}

/**
 * When goods arrive that leave on a day.
 * @throws DomainError `unknown_delivery_method`
 */
export function estimateOfLeaving(methodId: string, day: string): { from: string; to: string } {
  const { type, country, transitDays } = deliveryMethod(methodId);
  const place = type === "pickup" ? warehouse : country;
  return { from: addWorkingDays(day, transitDays[0], place), to: addWorkingDays(day, transitDays[1], place) };
}

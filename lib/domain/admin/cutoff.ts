import { pragueDay } from "@/lib/domain/delivery-estimate";
import { addWorkingDays, isWorkingDay } from "@/lib/domain/working-days";

const pragueTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Prague",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/**
 * Minutes that are left to order for today at a supplier; null when today's time is over, or today is no working day.
 * @param cutoff Prague time, `HH:MM`
 */
export function minutesToCutoff(cutoff: string, now: Date): number | null {
  const left = minutesOf(cutoff) - minutesOf(pragueTime.format(now));
  return left > 0 && isWorkingDay(pragueDay(now), "CZ") ? left : null;
}

/**
 * The day on which tyres come that are ordered now, `YYYY-MM-DD`: after the cut-off, or on a day off, the order counts for the next
 * working day.
 * @param leadDays working days from the order until they are here
 */
export function expectedDay(supplier: { cutoff: string; leadDays: number }, now: Date): string {
  const today = pragueDay(now);
  const missed = isWorkingDay(today, "CZ") && minutesToCutoff(supplier.cutoff, now) === null ? 1 : 0;
  return addWorkingDays(addWorkingDays(today, missed, "CZ"), supplier.leadDays, "CZ");
}

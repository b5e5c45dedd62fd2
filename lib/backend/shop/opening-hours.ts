import type { ContactInfo } from "@/lib/contract/shop";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/**
 * Reads opening hours written as schema.org does: `Mo-Fr 08:00-18:00; Sa 08:00-12:00`. Days are ISO numbers, 1 = Monday.
 * @throws Error naming the part that cannot be read
 */
export function parseOpeningHours(text: string): ContactInfo["opening_hours"] {
  return text.split(";").map((part) => {
    const match = /^\s*([A-Z][a-z])(?:-([A-Z][a-z]))?\s+(\d\d:\d\d)-(\d\d:\d\d)\s*$/.exec(part);
    const from = days.indexOf(match?.[1] ?? "");
    const to = match?.[2] ? days.indexOf(match[2]) : from;
    if (!match || from < 0 || to < from)
      throw new Error(`Opening hours "${part.trim()}" are not like "Mo-Fr 08:00-18:00".`);
    return {
      days: days.slice(from, to + 1).map((_, i) => from + i + 1),
      opens: match[3] ?? "",
      closes: match[4] ?? "",
    };
  });
}

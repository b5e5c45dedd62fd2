import { languageFacts } from "@/lib/domain/language-facts";
import type { Language } from "@/lib/domain/locale";
import { rangeDash } from "@/lib/domain/range-dash";

/** "On Monday": Czech and Slovak put the weekday into a case that `Intl` does not know. Sunday first, as `getUTCDay`. */
const onWeekday: Record<Language, readonly string[]> = {
  cs: ["v neděli", "v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu"],
  sk: ["v nedeľu", "v pondelok", "v utorok", "v stredu", "vo štvrtok", "v piatok", "v sobotu"],
  en: ["on Sunday", "on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday"],
};

const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Making a format takes a hundred times as long as using it, and a listing says a day in each of its rows. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(language: Language, style: "long" | "short"): Intl.DateTimeFormat {
  const month = style === "long" ? "long" : language === "en" ? "short" : "numeric";
  const key = `${language} ${month}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(languageFacts[language].region, { day: "numeric", month, timeZone: "UTC" });
  formats.set(key, format);
  return format;
}

/** A day without its weekday: `23. listopadu` or, short, `23. 11.`; `23 November`, `23 Nov`. @param day `YYYY-MM-DD` */
export function dayOf(day: string, language: Language, style: "long" | "short" = "long"): string {
  return unbroken(dayFormat(language, style).format(dateOf(day)));
}

/** When something happens: `v pondělí 23. listopadu`, `ve středu 25. 11.`, `on Monday 23 November`. @param day `YYYY-MM-DD` */
export function onDay(day: string, language: Language, style: "long" | "short" = "long"): string {
  const weekday = onWeekday[language][dateOf(day).getUTCDay()] ?? "";
  return `${unbroken(weekday)} ${dayOf(day, language, style)}`;
}

/** From one day to another, `23.–25. listopadu`; a single day as `onDay` says it. Days are `YYYY-MM-DD`. */
export function onDays(
  span: { from: string; to: string },
  language: Language,
  style: "long" | "short" = "long",
): string {
  const { from, to } = span;
  if (from === to) return onDay(from, language, style);
  // Not `formatRange`: in Czech and Slovak it falls back to numbers where the words were asked for.
  if (from.slice(0, 7) !== to.slice(0, 7))
    return `${dayOf(from, language, style)}\u00a0– ${dayOf(to, language, style)}`;
  return `${Number(from.slice(8))}${language === "en" ? "" : "."}${rangeDash}${dayOf(to, language, style)}`;
}

/** Ready to begin a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

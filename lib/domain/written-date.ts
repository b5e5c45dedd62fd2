import type { Language } from "@/lib/domain/locale";

const timeZone = "Europe/Prague";
const english = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
const numbers = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone });
const clock = new Intl.DateTimeFormat("sv-SE", { timeStyle: "short", timeZone });
const at: Record<Language, string> = { cs: "v", sk: "o", en: "at" };

/** A day with its year as a sentence says it: `5. 10. 2026`, in English `5 October 2026`. No line ends within it. */
export function writtenDate(moment: Date, language: Language): string {
  if (language === "en") return english.format(moment).replaceAll(" ", "\u00a0");
  const [year, month, day] = numbers.format(moment).split("-").map(Number);
  return `${day}.\u00a0${month}.\u00a0${year}`;
}

/** The same of a calendar day `YYYY-MM-DD`. */
export function writtenDay(day: string, language: Language): string {
  return writtenDate(new Date(`${day}T12:00:00Z`), language);
}

/** A moment on the clock of the shop's countries: `5. 10. 2026 v 9:05`, in English `5 October 2026 at 09:05`. */
export function writtenMoment(moment: Date, language: Language): string {
  const time = clock.format(moment);
  const said = language === "en" ? time : time.replace(/^0/, "");
  return `${writtenDate(moment, language)} ${at[language]}\u00a0${said}`;
}

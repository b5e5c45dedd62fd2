import { numberFormat, pluralRules } from "@/lib/domain/formats";
import type { Language } from "@/lib/domain/locale";

/** Puts values into a text's `{places}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const forms = { one: 0, few: 1, other: -1, zero: -1, two: -1, many: -1 } as const;

/** The form of a text that goes with a number, of `one|few|other`; `{n}` is the number as the language writes it. */
export function counted(text: string, n: number, language: Language): string {
  const form = text.split("|").at(forms[pluralRules(language).select(n)]) ?? text;
  return fill(form, { n: numberFormat(language === "en" ? "en-GB" : language).format(n) });
}

import { roundingValue } from "@/lib/api/admin/rule-form";
import type { PriceRuleBody, PriceRules } from "@/lib/contract/admin/price-rules";
import type { Range } from "@/lib/domain/admin/price-rule";
import { numberFormat } from "@/lib/domain/formats";
import { languageFacts } from "@/lib/domain/language-facts";
import type { Currency, Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { writtenDay } from "@/lib/domain/written-date";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Words = AdminTexts["prices"];

/** Thousandths as people say them: `12,5 %`. */
export function percent(permille: number, language: Language): string {
  const options = { style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  return numberFormat(languageFacts[language].region, options).format(permille / 1000);
}

/** The form of a text that goes with a number, which is written with its thousands apart. */
export const countedPlain = (text: string, n: number, language: Language): string =>
  counted(text.replaceAll("{n}", n.toLocaleString(languageFacts[language].region)), n, language);

/** Hellers as crowns. */
export const crowns = (amount: number, language: Language): string =>
  formatMoney({ amount, currency: "CZK" }, language);

function rangeWords(
  words: Words,
  kind: "rim" | "cost" | "age",
  range: Range | undefined,
  say: (value: number) => string,
) {
  if (!range) return [];
  const { from, to } = range;
  const form = from === null ? "to" : to === null ? "from" : "both";
  return [fill(words[`s_${kind}_${form}`], { from: from === null ? "" : say(from), to: to === null ? "" : say(to) })];
}

/** Which tyres a rule is for, and on which days, in words: `Barum, Matador · zimní · ráfky od 17″`. */
export function scopeWords(
  rule: PriceRuleBody,
  { brands, suppliers }: PriceRules,
  words: Words,
  language: Language,
): string {
  const { scope, from, to } = rule;
  const plain = (value: number) => value.toLocaleString(languageFacts[language].region);
  const parts = [
    scope.brands?.map((slug) => brands.find((one) => one.slug === slug)?.name ?? slug).join(", "),
    scope.tiers?.map((tier) => words.tier[tier]).join(", "),
    scope.families?.map((family) => words.family[family]).join(", "),
    scope.seasons?.map((season) => words.season[season]).join(", "),
    scope.suppliers?.map((id) => suppliers.find((one) => one.id === id)?.name ?? String(id)).join(", "),
    ...rangeWords(words, "rim", scope.rim, plain),
    ...rangeWords(words, "cost", scope.cost, (amount) => crowns(amount, language)),
    ...rangeWords(words, "age", scope.age, plain),
  ].filter(Boolean);
  const days = [
    from && fill(words.s_day_from, { day: writtenDay(from, language) }),
    to && fill(words.s_day_to, { day: writtenDay(to, language) }),
  ].filter(Boolean);
  return [parts.length > 0 ? parts.join(" · ") : words.all, days.join(" ")].filter(Boolean).join(" · ");
}

/** How a rounding is called. */
export function roundingWords(list: Currency, rounding: { to: number; ending: number | null }, words: Words): string {
  const names: Record<string, string> = words.round;
  return names[`${list} ${roundingValue(rounding)}`] ?? "";
}

/** What a rule makes of the cost, in words: `nákup + 15 %, nejméně 180 Kč zisku · …9 Kč · na centy · na centy`. */
export function figureWords(rule: PriceRuleBody, words: Words, language: Language): string {
  const { CZK, EUR, USD } = rule.rounding;
  const least =
    rule.least_profit > 0 ? [fill(words.figures_least, { least: crowns(rule.least_profit, language) })] : [];
  const price = [fill(words.figures, { markup: percent(rule.markup_permille, language) }), ...least].join(", ");
  const czk = roundingWords("CZK", CZK, words);
  const values = { czk, eur: roundingWords("EUR", EUR, words), usd: roundingWords("USD", USD, words) };
  return `${price} · ${fill(words.figures_round, values)}`;
}

/** Why a rule does not price anything today; `null` while it may. @param today `YYYY-MM-DD` */
export function restWords(rule: PriceRuleBody, today: string, words: Words, language: Language): string | null {
  if (!rule.active) return words.off;
  if (rule.to !== null && rule.to < today) return fill(words.over, { day: writtenDay(rule.to, language) });
  if (rule.from !== null && rule.from > today) return fill(words.later, { day: writtenDay(rule.from, language) });
  return null;
}

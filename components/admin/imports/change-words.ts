import { amount } from "@/components/admin/shell/amount";
import type { Change } from "@/lib/contract/admin/change-sets";
import { isCurrency } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { columnName } from "@/messages/admin/column-names";
import { fill } from "@/messages/admin/fill";
import { importWords } from "@/messages/admin/import-words";
import { percentOf, permilleOf } from "./figures";
import type { Words } from "./set-words";

type Field = Change["changes"][number];

/** A field that changes, in words: what, before, after, and for numbers of money or pieces by how much. */
export type FieldWords = { field: string; name: string; before: string; after: string; by: string; jumps: boolean };

/** Columns that follow from others, or that only a number stands in. */
const silent = new Set(["category", "popularity", "speed_rank", "tyre_class", "rule_id", "source", "created_at"]);

/** What a tyre is bought and sold for comes first, then how many there are. */
const first = ["cost", "price_czk", "price_eur", "price_usd", "stock", "season"];

/** So much of a text is shown, characters: a description may have pages. */
const longestText = 80;

const placeOf = ({ field }: Field) => (first.includes(field) ? first.indexOf(field) : first.length);

function currencyOfField(field: string, { currency }: Change): string | null {
  if (field === "cost") return currency;
  return field.startsWith("price_") ? field.slice("price_".length).toUpperCase() : null;
}

/** A text as it is shown in a row. */
const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1).trimEnd()}…` : text);

function valueText(
  value: Field["after"],
  field: string,
  change: Change,
  { language, texts: { imports } }: Words,
): string {
  if (value === null || value === "") return imports.nothing_before;
  if (typeof value === "boolean") return value ? imports.yes : imports.no;
  const currency = currencyOfField(field, change);
  if (typeof value === "number" && currency !== null && isCurrency(currency))
    return formatMoney({ amount: value, currency }, language, { exact: true });
  if (field === "rim_tenths" && typeof value === "number") return amount(value / 10, language);
  if (typeof value === "number" && field === "stock") return amount(value, language);
  if (typeof value === "number" && field === "weight_g") return `${amount(value, language)}\u00a0g`;
  const named: Record<string, Record<string, string>> = { season: imports.season, price_source: imports.price_source };
  return named[field]?.[String(value)] ?? shortened(String(value));
}

/** The fields of a change in words, the price first. Of a new tyre, those that have a value. */
export function fieldWords(change: Change, words: Words): FieldWords[] {
  const given = change.changes.filter(
    ({ field, before, after }) => !silent.has(field) && (before !== null || (after !== null && after !== false)),
  );
  return given
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ field, before, after }) => {
      const permille = currencyOfField(field, change) === null ? null : permilleOf(before, after);
      return {
        field,
        name: columnName(field, words.texts),
        before: valueText(before, field, change, words),
        after: valueText(after, field, change, words),
        by: permille === null || permille === 0 ? "" : percentOf(permille, words.language, true),
        jumps: permille !== null && Math.abs(permille) >= 150,
      };
    });
}

/** What is wrong with a refused row, a sentence for each cell. */
export function refusalWords({ problems }: Change, { language, texts }: Words): string[] {
  const reasons = importWords[language].reason;
  return problems.map(({ field, column, text, reason, values }) =>
    fill(text === "" ? texts.imports.reason_empty : texts.imports.reason_at, {
      column: column ?? columnName(field, texts),
      text: shortened(text),
      reason: fill(reasons[reason] ?? reason, values),
    }),
  );
}

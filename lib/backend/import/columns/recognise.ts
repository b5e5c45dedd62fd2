import { saysKind } from "@/lib/backend/import/cells/words";
import { fields, type ImportField } from "@/lib/backend/import/columns/fields";
import { headerKey, type Vat } from "@/lib/backend/import/columns/header-key";
import { headerWords } from "@/lib/backend/import/columns/header-words";

/** A column by what its header says: the field, and what it says of VAT and currency. */
export type Recognised = { field: ImportField; index: number; currency?: string; vat?: Vat };

const byWords = new Map<string, ImportField[]>();
for (const field of fields) {
  for (const word of headerWords[field]) {
    const { whole } = headerKey(word);
    byWords.set(whole, [...new Set([...(byWords.get(whole) ?? []), field])]);
  }
}

const priced = new Set<ImportField>(["price", "net_price", "cost", "recommended"]);

type Meaning = { candidates: readonly ImportField[]; weak: boolean; currency?: string; vat?: Vat };
const nothing: Meaning = { candidates: [], weak: true };

/** No header is longer; what is may be a cell of any length, looked at while the header is looked for. */
const longestHeader = 120;

function meaningOf(name: string): Meaning {
  if (name === "" || name.length > longestHeader) return nothing;
  const { key, whole, base, vat, currency } = headerKey(name);
  const direct = byWords.get(key) ?? byWords.get(whole);
  const based = vat ? (byWords.get(base) ?? []).filter((field) => priced.has(field)) : [];
  const candidates = direct ?? based.map((field) => (field === "price" && vat === "without" ? "net_price" : field));
  return { candidates, weak: weakWords.has(whole), ...(currency && { currency }), ...(vat && { vat }) };
}

/** Words that only count where no other column says more: a feed has both `PRODUCT` and `PRODUCTNAME`. */
const weakWords = new Set(
  [
    ...["product", "title", "id", "code", "symbol", "indeks", "availability", "available", "dostupnost", "dostepnosc"],
    ...["verfugbarkeit", "verfugbar", "наличие", "в наличии", "skladom", "skladem", "in stock"],
  ].map((word) => headerKey(word).whole),
);

/** The end of a header that is a path of an XML feed: `param.Šířka`, `price@currency`. */
const pathEnd = /[.@]([^\s.@][^.@]*)$/;

/** The name space in front of a feed's element: `g:price`. */
const prefixed = /^[a-z]\w{0,11}:(?=\S)/;

/** The fields that some headers name without doubt; how many tells a header from a title, an item from its wrapper. */
export function namedFields(names: readonly string[]): Set<ImportField> {
  return new Set(
    names.flatMap((name) => {
      const plain = name.replace(prefixed, "");
      const whole = meaningOf(plain).candidates;
      return (whole.length > 0 ? whole : meaningOf(pathEnd.exec(plain)?.[1] ?? "").candidates).slice(0, 1);
    }),
  );
}

/** Fields of which a list may have several columns: they are read together. */
export const gathered: ReadonlySet<ImportField> = new Set(["pictures", "group"]);

/**
 * What a header of two meanings means by its cells: a column called "type" that says seasons or kinds of vehicles is a
 * group, one called "Profil" is a height where its cells are numbers, else a tread.
 */
function byCells(candidates: readonly ImportField[], samples: readonly string[] | undefined): readonly ImportField[] {
  const written = samples?.filter((text) => text !== "") ?? [];
  if (written.length === 0) return candidates;
  if (candidates.includes("group") && written.every(saysKind)) return ["group"];
  if (!candidates.includes("profile")) return candidates;
  const heights = written.every((text) => /^\/?\d{2}$/.test(text));
  return candidates.filter((field) => (heights ? field !== "pattern" : field !== "profile"));
}

/**
 * Which columns hold what, by their headers: those that mean one field first, then those of two meanings and the last
 * words of paths, for fields that no other column has.
 * @param free indexes of columns that may be recognised
 * @param closed fields that are given otherwise
 * @param samples some cells of each column, where they are known
 */
export function recognise(
  names: readonly string[],
  free: readonly number[],
  closed: ReadonlySet<ImportField>,
  samples: readonly (readonly string[])[] = [],
): Recognised[] {
  const found: Recognised[] = [];
  const later: { index: number; meaning: Meaning }[] = [];
  const take = (index: number, field: ImportField, { currency, vat }: Meaning) =>
    found.push({ field, index, ...(currency && { currency }), ...(vat && { vat }) });
  for (const index of free) {
    const name = names[index] ?? "";
    const plain = name.replace(prefixed, "");
    // A feed that has both <title> and <g:title> says the same twice.
    if (plain === name && names.some((other) => other !== name && other.replace(prefixed, "") === name)) continue;
    const whole = plain.includes("@") ? nothing : meaningOf(plain);
    const meaning = whole.candidates.length > 0 ? whole : meaningOf(pathEnd.exec(plain)?.[1] ?? "");
    const [only, ...others] = meaning.candidates;
    if (only && meaning === whole && others.length === 0 && !meaning.weak) {
      if (!closed.has(only)) take(index, only, meaning);
    } else if (only) later.push({ index, meaning });
  }
  for (const { index, meaning } of later) {
    const open = byCells(meaning.candidates, samples[index]).find(
      (field) => !closed.has(field) && (gathered.has(field) || !found.some((other) => other.field === field)),
    );
    if (open) take(index, open, meaning);
  }
  return settlePrices(found);
}

/**
 * Two price columns are two price lists where each names a currency of the shop, and one price said twice where one
 * says that VAT is in it and the other does not.
 */
function settlePrices(found: Recognised[]): Recognised[] {
  const prices = found.filter(({ field }) => field === "price");
  if (prices.length < 2) return found;
  const lists = prices.filter(({ currency }) => currency === "CZK" || currency === "EUR" || currency === "USD");
  for (const price of lists) price.field = `price_${price.currency?.toLowerCase() as "czk" | "eur" | "usd"}`;
  const left = prices.filter(({ field }) => field === "price");
  const [plain, ...more] = left.filter(({ vat }) => vat === undefined);
  if (plain && more.length === 0 && left.length === 2) plain.field = "net_price";
  return found;
}

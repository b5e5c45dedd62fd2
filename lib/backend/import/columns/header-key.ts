/** Words of a header that say the unit of its values, not what they are. */
const units = new Set(["mm", "db", "palcu", "ks", "pcs", "stk", "kg", "incl", "days", "dny", "dni", "tage", "шт"]);

const currencyWords: Record<string, string> = {
  czk: "CZK",
  kc: "CZK",
  eur: "EUR",
  euro: "EUR",
  "€": "EUR",
  usd: "USD",
  $: "USD",
  kzt: "KZT",
  тг: "KZT",
  тенге: "KZT",
  pln: "PLN",
  zl: "PLN",
  huf: "HUF",
  ft: "HUF",
  rub: "RUB",
  руб: "RUB",
  gbp: "GBP",
};

function words(header: string): string[] {
  return header
    .replace(/(\p{Ll})(\p{Lu}\p{L})/gu, "$1 $2") // PriceCZK, but not dB
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .split(/[^\p{L}\p{N}€$]+/u)
    .filter((word) => word !== "");
}

type HeaderKey = {
  /** The header's letters and digits without case and accents, without words for units and currency. */
  key: string;
  /** The same of all words, for headers that a unit belongs to. */
  whole: string;
  /** ISO 4217 code of a currency the header names (`Preis_EUR`, `Cena s DPH (Kč)`). */
  currency?: string;
};

/** A header in the form it is recognised by. */
export function headerKey(header: string): HeaderKey {
  const all = words(header);
  const named = all.map((word) => currencyWords[word]).find((code) => code !== undefined);
  const rest = all.filter((word) => !units.has(word) && currencyWords[word] === undefined);
  return { key: rest.join(""), whole: all.join(""), ...(named && { currency: named }) };
}

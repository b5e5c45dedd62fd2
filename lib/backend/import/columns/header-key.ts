/** Words of a header that say the unit of its values, not what they are. */
const units = new Set(["mm", "db", "palcu", "ks", "pcs", "stk", "kg", "g", "incl", "days", "dny", "dni", "tage", "шт"]);

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
    .replace(/ł/g, "l")
    .split(/[^\p{L}\p{N}€$]+/u)
    .filter((word) => word !== "");
}

/** Words that say that VAT is in the price, or that it is not. Words are parted by one space. */
const withVat =
  /(?<=^| )(?:(?:s|vc|vcetne|vratane|incl|inc|including|with|inkl|inklusive|mit|z|с) (?:dph|vat|mwst|ust|ндс)|brutto|gross)(?= |$)/;
const withoutVat =
  /(?<=^| )(?:(?:bez|excl|exc|ex|exkl|excluding|without|ohne|zzgl|без) (?:dph|vat|mwst|ust|ндс)|nett|netto|net)(?= |$)/;
/** `PRICE_VAT`, as Heureka names it, is the price with VAT. */
const bareVat = /(?<=^(?:price|cena|preis)) (?:vat|dph|mwst)$/;

export type Vat = "with" | "without";

type HeaderKey = {
  /** The header's letters and digits without case and accents, without words for units and currency. */
  key: string;
  /** The same of all words, for headers that a unit belongs to. */
  whole: string;
  /** The key without what it says of VAT. */
  base: string;
  /** What the header says of VAT. */
  vat?: Vat;
  /** ISO 4217 code of a currency the header names (`Preis_EUR`, `Cena s DPH (Kč)`). */
  currency?: string;
};

/** A header in the form it is recognised by. */
export function headerKey(header: string): HeaderKey {
  const all = words(header);
  const named = all.map((word) => currencyWords[word]).find((code) => code !== undefined);
  const rest = all.filter((word) => !units.has(word) && currencyWords[word] === undefined);
  const text = all.filter((word) => currencyWords[word] === undefined).join(" "); // "incl" belongs to VAT here
  const vat = withoutVat.test(text) ? "without" : withVat.test(text) || bareVat.test(text) ? "with" : undefined;
  const base = [withoutVat, withVat, bareVat].reduce((left, said) => left.replace(said, " "), text);
  return {
    key: rest.join(""),
    whole: all.join(""),
    base: base.replaceAll(" ", ""),
    ...(vat && { vat }),
    ...(named && { currency: named }),
  };
}

import { readNumber } from "@/lib/backend/import/cells/number";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";

/** Pictures of one tyre that are taken. */
const maxPictures = 20;

/**
 * Addresses of pictures from one cell or several, parted by semicolons, bars, commas before the next one or spaces. What is no address
 * of the web (a file's name) is passed over: nothing could be fetched by it.
 */
export function readPictures(row: RowReader): string[] {
  const addresses = row
    .text("pictures")
    .split(/[\s;|]+|,(?=\s*(?:https?:)?\/\/)/i)
    .map((address) => address.trim().replace(/^\/\//, "https://"))
    .filter((address) => address.length <= 2000 && /^https?:\/\/[^/\s]/i.test(address));
  return [...new Set(addresses)].slice(0, maxPictures);
}

const weightWritten = /^(?<number>[\d\s.,]+?)\s*(?<unit>kgs?|kilo\p{L}*|g|gr|gram\p{L}*)?\.?$/iu;

/** No tyre of the shop is lighter than a kilogram or heavier than 200: a number without a unit says by its size which it is. */
const heaviestKg = 200;

/** Weight in grams; `null` where the list is silent (a weight of 0 is none). Refuses what no tyre weighs. */
export function readWeight(row: RowReader): number | null {
  const text = row.text("weight");
  if (text === "") return null;
  const groups = weightWritten.exec(text)?.groups;
  const value = groups?.number === undefined ? null : readWeightNumber(groups.number);
  if (value === 0) return null;
  const kilograms = groups?.unit === undefined ? (value ?? 0) <= heaviestKg : /^k/i.test(groups.unit);
  const grams = value === null ? null : Math.round(kilograms ? value * 1000 : value);
  if (grams !== null && grams >= 1000 && grams <= heaviestKg * 1000) return grams;
  row.refuse("weight", "bad_weight");
  return null;
}

/** Three decimals of a small number are grams (`9.125` kg), not thousands. */
function readWeightNumber(text: string): number | null {
  const exact = /^\s*(\d{1,3})[.,](\d{3})\s*$/.exec(text);
  return exact && Number(exact[1]) <= heaviestKg ? Number(`${exact[1]}.${exact[2]}`) : readNumber(text);
}

/** The supplier's own code of the tyre: of its column, else the item's id, else the number of the maker. */
export function readSupplierCode(row: RowReader): string | undefined {
  const [code] = [row.text("supplier_code"), row.text("product_id"), row.text("mpn")].filter((text) => text !== "");
  return code?.replace(/^'?(\d+)(?:\.0+)?$/, "$1").slice(0, 100);
}

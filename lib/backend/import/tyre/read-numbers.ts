import { readStock } from "@/lib/backend/import/cells/stock";
import type { RowReader } from "@/lib/backend/import/tyre/row-reader";
import { isEan13 } from "@/lib/domain/ean";

/** A long number that a spreadsheet has turned into `5,45E+12`: its last digits are gone. */
const rounded = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** The EAN-13 of a row (a twelve-digit UPC gets its leading zero), or `null`. Refuses a wrong check digit. */
export function readEan(row: RowReader): string | null {
  const text = row.text("ean").replace(/^'|[\s-]|\.0+$/g, "");
  if (text === "" || /^0+$/.test(text)) return null;
  if (rounded.test(text)) {
    row.refuse("ean", "rounded_number");
    return null;
  }
  const ean = /^\d{12}$/.test(text) ? `0${text}` : text;
  if (isEan13(ean)) return ean;
  row.refuse("ean", "bad_ean");
  return null;
}

/** The manufacturer's number, or `null`. */
export function readMpn(row: RowReader): string | null {
  const text = row.text("mpn");
  if (text === "") return null;
  if (rounded.test(text)) row.refuse("mpn", "rounded_number");
  else if (text.length > 60) row.refuse("mpn", "too_long", { max: 60 });
  else return text;
  return null;
}

/** A number as a spreadsheet rounds it. An id such as `1E5` is none. */
const roundedId = /^\d(?:[.,]\d+)?E\+\d+$/i;

/**
 * The id of the tyre at a back end elsewhere, or `null`. A whole number keeps neither the apostrophe nor the decimals that
 * a spreadsheet gives it.
 * @param needed a row without one is refused
 */
export function readProductId(row: RowReader, needed: boolean): string | null {
  const text = row.text("product_id").replace(/^'?(\d+)(?:\.0+)?$/, "$1");
  if (text === "" && needed) row.refuse("product_id", "missing");
  else if (roundedId.test(text)) row.refuse("product_id", "rounded_number");
  else if (text.includes(","))
    row.refuse("product_id", "comma_in_id"); // commas part them in requests
  else if (text.length > 100) row.refuse("product_id", "too_long", { max: 100 });
  else return text || null;
  return null;
}

/** EPREL's number, also from the address of its page or label. */
export function readEprel(row: RowReader): number | null {
  const text = row.text("eprel_id");
  if (text === "") return null;
  const digits = /^\d{3,9}$/.exec(text)?.[0] ?? /eprel[^\s]*?\/(?:qr|tyres?|[\w-]+)\/(\d{3,9})\b/i.exec(text)?.[1];
  if (digits === undefined) row.refuse("eprel_id", "bad_eprel");
  return digits === undefined ? null : Number(digits);
}

/** Year of production from a year (`2025`), a DOT code (`2325`: week 23 of 2025) or `23/25`. `thisYear`: the latest. */
export function readProductionYear(row: RowReader, thisYear: number): number | null {
  const text = row.text("production_year").replace(/^DOT\s*/i, "");
  if (text === "") return null;
  const [, week, short] = /^(\d{1,2})\s*[/.-]?\s*(\d{2})$/.exec(text) ?? [];
  const whole = /^(?:19|20)\d{2}$/.test(text) ? Number(text) : undefined;
  const year =
    whole !== undefined && whole <= thisYear
      ? whole
      : short !== undefined && Number(week) >= 1 && Number(week) <= 53
        ? 2000 + Number(short)
        : /^\d{2}$/.test(text)
          ? 2000 + Number(text)
          : undefined;
  if (year !== undefined && year >= 2000 && year <= thisYear) return year;
  row.refuse("production_year", "bad_year");
  return null;
}

/**
 * Pieces in stock; `null` where the list is silent. `some` is what "in stock" without a number stands for.
 */
export function readPieces(row: RowReader, some: number | null): number | null {
  const text = row.text("stock");
  if (text === "") return null;
  const pieces = readStock(text);
  if (pieces === null) row.refuse("stock", "not_a_number");
  else if (pieces === "some") return some;
  else if (pieces > 100_000) row.refuse("stock", "out_of_range", { min: 0, max: 100_000 });
  else return pieces;
  return null;
}

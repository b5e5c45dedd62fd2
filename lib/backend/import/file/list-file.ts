import type { Delimiter } from "@/lib/backend/import/file/delimiter";
import type { ListKind } from "@/lib/backend/import/file/kind";

/** A row of a list: its cells, the line or row it begins on (from 1, as an editor counts) and its text as it stands. */
export type ListRecord = { line: number; cells: string[]; raw: string };

/** A list that is open: what it is and how it is read. */
export type ListFile = {
  /** The path it was given by, for what is said of it. */
  path: string;
  kind: ListKind;
  encoding: string;
  /** What parts the cells of `raw`; of XML and XLSX too, whose rows are written as CSV. */
  delimiter: Delimiter;
  /** Bytes that reading it takes, for the progress. */
  bytes: number;
  /** The repeated element of an XML feed, or the sheet of an XLSX file. */
  part?: string;
};

/** The rows of a list, header first; `read` of its reader is told how many bytes have been read since the last call. */
export type ListRows = AsyncGenerator<ListRecord, void, undefined>;

/** No row of a list is longer, in characters: a quote or an element that is never closed would swallow the rest of it. */
export const maxRow = 512 * 1024;
/** What a packed list may come to: more is a decompression bomb. Bytes. */
export const maxUnpacked = 256 * 2 ** 20;
/** How many times its packed size a list may come to, once it is larger than `smallEnough`. Spreadsheets reach 40. */
export const maxRatio = 200;
export const smallEnough = 8 * 2 ** 20;

/** Is so much out of so little a decompression bomb? Both in bytes. */
export function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > maxUnpacked || (unpacked > smallEnough && unpacked > packed * maxRatio);
}

/** Cells as a row of CSV parted by semicolons: how a row of XML or XLSX is given back when it is refused. */
export function csvRow(cells: readonly string[]): string {
  return cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(";");
}

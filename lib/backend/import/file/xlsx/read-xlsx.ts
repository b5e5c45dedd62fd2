import { namedFields } from "@/lib/backend/import/columns/recognise";
import { csvRow, type ListFile, type ListRows } from "@/lib/backend/import/file/list-file";
import { type Book, openBook } from "@/lib/backend/import/file/xlsx/book";
import { SheetParser, type SheetRow } from "@/lib/backend/import/file/xlsx/sheet-parser";
import { unzipped, type ZipEntry } from "@/lib/backend/import/file/xlsx/zip";

/** A workbook of which one sheet is read. */
export type XlsxList = { book: Book; entry: ZipEntry; file: ListFile };

async function* sheetRows(
  { path, texts, count }: Book,
  entry: ZipEntry,
  read: (bytes: number) => void,
): AsyncGenerator<SheetRow> {
  const parser = new SheetParser(count.file, texts);
  const decoder = new TextDecoder();
  for await (const chunk of unzipped(path, entry, count, read)) {
    for (const row of parser.write(decoder.decode(chunk, { stream: true }))) {
      if (row.cells.some((cell) => cell.trim() !== "")) yield row;
    }
  }
}

/** Rows in which the header of a sheet is looked for. */
const lookedInto = 12;

/** Does one of the first rows name three fields at least? */
async function hasHeader(book: Book, entry: ZipEntry): Promise<boolean> {
  let rows = 0;
  for await (const { cells } of sheetRows(book, entry, () => {})) {
    if (namedFields(cells.map((cell) => cell.trim())).size >= 3) return true;
    rows += 1;
    if (rows === lookedInto) return false;
  }
  return false;
}

/**
 * Opens a spreadsheet and finds the sheet with the list: the first visible one with a header of a list, else the first.
 * @throws ImportRefused `broken_archive`, `locked_archive`, `not_xlsx`, `row_too_long`, `too_large`, `too_large_unpacked`
 */
export async function openXlsx(path: string, list: Pick<ListFile, "path" | "bytes">): Promise<XlsxList> {
  const book = await openBook(path, list.path);
  let [chosen] = book.sheets as [Book["sheets"][number]];
  if (book.sheets.length > 1) {
    for (const sheet of book.sheets) {
      if (!(await hasHeader(book, sheet.entry))) continue;
      chosen = sheet;
      break;
    }
  }
  const { name, entry } = chosen;
  const file: ListFile = {
    path: list.path,
    kind: "xlsx",
    encoding: "utf-8",
    delimiter: ";",
    bytes: entry.packed,
    part: name,
  };
  return { book, entry, file };
}

/** The rows of the sheet one by one, empty ones passed over. */
export async function* xlsxRecords({ book, entry }: XlsxList, read: (bytes: number) => void): ListRows {
  for await (const { line, cells } of sheetRows(book, entry, read)) yield { line, cells, raw: csvRow(cells) };
}

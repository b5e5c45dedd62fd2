import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { decoded } from "@/lib/backend/import/file/decoded";
import { detectDelimiter } from "@/lib/backend/import/file/delimiter";
import { detectEncoding } from "@/lib/backend/import/file/encoding";
import type { GivenForm } from "@/lib/backend/import/file/given-form";
import { type ListFile, type ListRows, maxRow } from "@/lib/backend/import/file/list-file";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** How a CSV file is read, by its first bytes: its encoding and separator, unless they are given. */
export function openCsv(list: Pick<ListFile, "path" | "bytes">, sample: Uint8Array, given: GivenForm): ListFile {
  const encoding = given.encoding ?? detectEncoding(sample);
  const text = new TextDecoder(encoding).decode(sample, { stream: true });
  return { ...list, kind: "csv", encoding, delimiter: given.delimiter ?? detectDelimiter(text) };
}

const lineBreaks = (text: string) => (text.match(/\r\n|\r|\n/g) ?? []).length;

/**
 * The rows of a file one by one, the header first; empty lines are passed over. Only as much of the file is in memory as
 * a few rows take.
 * @param read is told how many bytes have been read since it was last called
 * @throws ImportRefused `not_csv` where quotes don't match or a row is endless
 */
export async function* csvRecords(path: string, file: ListFile, read: (bytes: number) => void): ListRows {
  const parser = parse({
    delimiter: file.delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true, // 17" in a name
    max_record_size: maxRow,
  });
  const source = Readable.from(decoded(path, file.encoding, read));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let next = 1;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{ record: string[]; raw: string }>) {
      const text = raw.replace(/(?:\r\n|\r|\n)$/, "");
      const line = next;
      next += lineBreaks(text) + 1; // counted here: the parser takes a \r\n inside quotes for two lines
      if (record.some((cell) => cell.trim() !== "")) yield { line, cells: record, raw: text };
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("CSV_")) {
      throw new ImportRefused("not_csv", { file: file.path, reason: error.message });
    }
    throw error;
  } finally {
    source.destroy();
  }
}

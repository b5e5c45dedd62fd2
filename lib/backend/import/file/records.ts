import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { type Delimiter, detectDelimiter } from "@/lib/backend/import/file/delimiter";
import { detectEncoding, type FileEncoding } from "@/lib/backend/import/file/encoding";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** A row of a file: its cells, the line it begins on (from 1, as an editor counts) and its text as it stands. */
export type CsvRecord = { line: number; cells: string[]; raw: string };

export type CsvFile = { path: string; encoding: FileEncoding; delimiter: Delimiter; bytes: number };

const sampleBytes = 256 * 1024;
/** No row of a price list is longer: an opened quote that is never closed would otherwise swallow the rest of the file. */
const maxRow = 512 * 1024;

/**
 * Looks at the beginning of a file and finds its encoding and separator, unless they are given.
 * @throws ImportRefused `no_such_file`, `empty_file`
 */
export async function openCsv(path: string, given: Partial<Pick<CsvFile, "encoding" | "delimiter">>): Promise<CsvFile> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(size, sampleBytes)), 0);
      const sample = buffer.subarray(0, bytesRead);
      if (bytesRead === 0) throw new ImportRefused("empty_file", { file: path });
      const encoding = given.encoding ?? detectEncoding(sample);
      const text = new TextDecoder(encoding).decode(sample, { stream: true });
      return { path, encoding, delimiter: given.delimiter ?? detectDelimiter(text), bytes: size };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused("no_such_file", { file: path, reason: error instanceof Error ? error.message : "" });
  }
}

async function* decoded(file: CsvFile, read: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(file.encoding);
  for await (const chunk of createReadStream(file.path)) {
    read(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

const lineBreaks = (text: string) => (text.match(/\r\n|\r|\n/g) ?? []).length;

/**
 * The rows of a file one by one, the header first; empty lines are passed over. Only as much of the file is in memory as
 * a few rows take.
 * @param read is told how many bytes have been read since it was last called
 * @throws ImportRefused `not_csv` where quotes don't match or a row is endless
 */
export async function* csvRecords(file: CsvFile, read: (bytes: number) => void): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: file.delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true, // 17" in a name
    max_record_size: maxRow,
  });
  const source = Readable.from(decoded(file, read));
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

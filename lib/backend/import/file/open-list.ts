import { open } from "node:fs/promises";
import { namedFields } from "@/lib/backend/import/columns/recognise";
import { csvRecords, openCsv } from "@/lib/backend/import/file/csv";
import type { GivenForm } from "@/lib/backend/import/file/given-form";
import { unpackGzip } from "@/lib/backend/import/file/gzip";
import { fileKind, isGzip } from "@/lib/backend/import/file/kind";
import type { ListFile, ListRecord, ListRows } from "@/lib/backend/import/file/list-file";
import { openXlsx, xlsxRecords } from "@/lib/backend/import/file/xlsx/read-xlsx";
import { openXml, xmlRecords } from "@/lib/backend/import/file/xml/read-xml";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** An open list: its header, some cells of each column, and its rows after the header. `close` frees what it holds. */
export type OpenList = {
  file: ListFile;
  header: ListRecord;
  /** The first different cells of each column that hold something, three at most, shortened. */
  samples: string[][];
  records: AsyncIterable<ListRecord>;
  close(): Promise<void>;
};

const sampleBytes = 256 * 1024;

async function firstBytes(path: string): Promise<{ bytes: number; sample: Uint8Array }> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(size, sampleBytes)), 0);
      if (bytesRead === 0) throw new ImportRefused("empty_file", { file: path });
      return { bytes: size, sample: buffer.subarray(0, bytesRead) };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused("no_such_file", { file: path, reason: error instanceof Error ? error.message : "" });
  }
}

/** Rows that are looked at before any is given out: the header may stand below titles, and samples are taken. */
const peeked = 100;
const peekedCharacters = 2 ** 20;
/** The header is one of the first rows. */
const headerWithin = 12;

const namedCells = ({ cells }: ListRecord) => namedFields(cells.map((cell) => cell.trim())).size;

/** The row that names the most fields, if it names three at least; else the first one. */
function headerPlace(rows: readonly ListRecord[]): number {
  const scores = rows.slice(0, headerWithin).map(namedCells);
  const best = Math.max(...scores);
  return best >= 3 ? scores.indexOf(best) : 0;
}

const sampleLength = 120;

function samplesOf(header: ListRecord, rows: readonly ListRecord[]): string[][] {
  return header.cells.map((_, index) => {
    const seen = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[index]?.trim().slice(0, sampleLength) ?? "";
      if (text !== "") seen.add(text);
      if (seen.size === 3) break;
    }
    return [...seen];
  });
}

async function* following(first: readonly ListRecord[], rest: ListRows): AsyncGenerator<ListRecord> {
  yield* first;
  yield* rest;
}

async function rowsOf(path: string, name: string, given: GivenForm, read: (bytes: number) => void) {
  const { bytes, sample } = await firstBytes(path);
  const list = { path: name, bytes };
  const kind = fileKind(sample, name);
  if (kind === "xlsx") {
    const book = await openXlsx(path, list);
    return { file: book.file, rows: xlsxRecords(book, read) };
  }
  if (kind === "xml") {
    const feed = await openXml(path, list, sample, given);
    return { file: feed.file, rows: xmlRecords(feed, read) };
  }
  const file = openCsv(list, sample, given);
  return { file, rows: csvRecords(path, file, read) };
}

/**
 * Opens a price list, whatever it is: CSV, any flat XML feed, XLSX, each of them also packed by gzip. The kind is told
 * by the bytes, not by the name. Only as much of it is in memory as some rows take (and the texts of an XLSX file).
 * @param read is told how many bytes have been read since it was last called
 * @throws ImportRefused when it cannot be read as a list at all; a fault further on is thrown by `records`
 */
export async function openList(
  path: string,
  given: GivenForm = {},
  read: (bytes: number) => void = () => {},
): Promise<OpenList> {
  const { bytes, sample } = await firstBytes(path);
  const unpacked = isGzip(sample) ? await unpackGzip(path, bytes, path) : undefined;
  const remove = async () => unpacked?.remove();
  try {
    const { file, rows } = await rowsOf(unpacked?.path ?? path, path, given, read);
    const first: ListRecord[] = [];
    let characters = 0;
    while (first.length < peeked && characters < peekedCharacters) {
      const row = await rows.next();
      if (row.done) break;
      first.push(row.value);
      characters += row.value.raw.length;
    }
    const place = headerPlace(first);
    const header = first[place];
    if (!header) throw new ImportRefused("empty_file", { file: path });
    const below = first.slice(place + 1);
    const close = async () => {
      await rows.return();
      await remove();
    };
    return { file, header, samples: samplesOf(header, below), records: following(below, rows), close };
  } catch (error) {
    await remove();
    throw error;
  }
}

import { decoded } from "@/lib/backend/import/file/decoded";
import { detectEncoding } from "@/lib/backend/import/file/encoding";
import type { GivenForm } from "@/lib/backend/import/file/given-form";
import { csvRow, type ListFile, type ListRows, maxUnpacked } from "@/lib/backend/import/file/list-file";
import { FeedParser } from "@/lib/backend/import/file/xml/feed-parser";
import { findItem } from "@/lib/backend/import/file/xml/find-item";
import { flatten } from "@/lib/backend/import/file/xml/flatten";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** A feed whose repeated element and columns are known. */
export type XmlFeed = { path: string; file: ListFile; item: readonly string[]; columns: readonly string[] };

/** Characters and elements in which the repeated element is looked for. */
const sampled = { characters: 2 ** 21, elements: 50_000 };
/** A feed with more columns has none: its elements are called by their values. */
const maxColumns = 500;

/** By a byte order mark, by the declaration, else by the bytes; many declare UTF-8 and are not. */
function encodingOf(sample: Uint8Array, given: GivenForm): string {
  if (given.encoding) return given.encoding;
  const start = new TextDecoder("latin1").decode(sample.subarray(0, 300));
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  if (declared === undefined || /^utf-?(?:8|16)/i.test(declared)) return detectEncoding(sample);
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    throw new ImportRefused("unknown_encoding", { name: declared, known: "utf-8, windows-1250, iso-8859-2, utf-16" });
  }
}

async function sampleRoot(path: string, file: ListFile): Promise<FeedParser["root"]> {
  const parser = new FeedParser(file.path);
  let characters = 0;
  for await (const text of decoded(path, file.encoding, () => {})) {
    parser.write(text);
    characters += text.length;
    if (characters > sampled.characters || parser.count > sampled.elements) return parser.root;
  }
  parser.close();
  return parser.root;
}

async function* items(path: string, file: ListFile, item: readonly string[], read: (bytes: number) => void) {
  const parser = new FeedParser(file.path, item);
  let last = 0;
  for await (const text of decoded(path, file.encoding, read)) {
    for (const node of parser.write(text)) {
      last = Math.max(node.line, last + 1); // a feed without line breaks has its items on one line: they are counted
      yield { line: last, columns: flatten(node) };
    }
  }
  parser.close();
}

/**
 * Finds a feed's repeated element and all of its columns: a feed is read through once for that, because a column may
 * first be there at the last tyre.
 * @throws ImportRefused `not_xml`, `xml_entities`, `xml_no_items`, `xml_too_deep`, `row_too_long`, `too_large`, `unknown_encoding`
 */
export async function openXml(
  path: string,
  list: Pick<ListFile, "path" | "bytes">,
  sample: Uint8Array,
  given: GivenForm,
): Promise<XmlFeed> {
  if (list.bytes > maxUnpacked) throw new ImportRefused("too_large", { file: list.path });
  const file: ListFile = { ...list, kind: "xml", encoding: encodingOf(sample, given), delimiter: ";" };
  const root = await sampleRoot(path, file);
  const item = root && findItem(root);
  if (!item) throw new ImportRefused("xml_no_items", { file: list.path });
  const columns = new Set<string>();
  for await (const { columns: of } of items(path, file, item, () => {})) {
    for (const name of of.keys()) columns.add(name);
    if (columns.size > maxColumns) throw new ImportRefused("xml_no_items", { file: list.path });
  }
  return { path, item, columns: [...columns], file: { ...file, part: item.at(-1) ?? "" } };
}

/** The items of a feed one by one, after a row of the columns' names. */
export async function* xmlRecords({ path, file, item, columns }: XmlFeed, read: (bytes: number) => void): ListRows {
  yield { line: 1, cells: [...columns], raw: csvRow(columns) };
  for await (const { line, columns: texts } of items(path, file, item, read)) {
    const cells = columns.map((name) => texts.get(name) ?? "");
    yield { line, cells, raw: csvRow(cells) };
  }
}

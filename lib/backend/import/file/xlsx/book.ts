import { SaxesParser } from "saxes";
import { maxRow } from "@/lib/backend/import/file/list-file";
import { type Unpacking, unzipped, type ZipEntry, zipEntries } from "@/lib/backend/import/file/xlsx/zip";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** What is needed of a workbook: its visible sheets in order, and the texts that cells name by number. */
export type Book = { path: string; sheets: { name: string; entry: ZipEntry }[]; texts: string[]; count: Unpacking };

/** What the shared texts may take in memory, in characters, each counted with what an entry costs. */
const maxTexts = 32 * 2 ** 20;
/** The small files of a workbook. */
const maxPart = 2 ** 20;

const plain = (name: string) => name.slice(name.indexOf(":") + 1);

type Handlers = {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
};

async function readPart(
  path: string,
  entry: ZipEntry,
  count: Unpacking,
  handlers: Handlers,
  max = Number.POSITIVE_INFINITY,
) {
  const parser = new SaxesParser({ xmlns: false as const, position: false });
  parser.on("error", (error) => {
    throw new ImportRefused("broken_archive", { file: count.file, reason: error.message });
  });
  parser.on("doctype", () => {
    throw new ImportRefused("xml_entities", { file: count.file });
  });
  let unspoken = 0;
  parser.on("opentag", ({ name, attributes }) => {
    unspoken = 0;
    handlers.open?.(plain(name), attributes);
  });
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("closetag", ({ name }) => {
    unspoken = 0;
    handlers.close?.(plain(name));
  });
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of unzipped(path, entry, count, () => {})) {
    size += chunk.length;
    unspoken += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (size > max || unspoken > 2 * maxRow)
      throw new ImportRefused("row_too_long", { file: count.file, line: "0", max: maxRow });
  }
}

/** A text that does not hold on to the piece of the file it was cut out of. */
const copied = (text: string) => (text.length < 13 ? text : Buffer.from(text).toString());

async function sharedTexts(path: string, entry: ZipEntry, count: Unpacking): Promise<string[]> {
  const texts: string[] = [];
  let [text, size, phonetic, reading] = ["", 0, false, false];
  await readPart(path, entry, count, {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") phonetic = true;
      else if (name === "t") reading = !phonetic;
    },
    text(more) {
      if (reading) text += more;
    },
    close(name) {
      if (name === "t") reading = false;
      else if (name === "rPh") phonetic = false;
      else if (name === "si") {
        texts.push(copied(text));
        size += text.length + 8;
        if (size > maxTexts) throw new ImportRefused("too_large", { file: count.file });
      }
    },
  });
  return texts;
}

/**
 * Opens an XLSX file: its directory, its sheets and its texts.
 * @param name what to call it in a refusal
 * @throws ImportRefused `broken_archive`, `locked_archive`, `not_xlsx`, `too_large`, `too_large_unpacked`
 */
export async function openBook(path: string, name: string): Promise<Book> {
  const entries = await zipEntries(path, name);
  const count: Unpacking = { file: name, unpacked: 0, packed: 0 };
  const workbook = entries.get("xl/workbook.xml");
  const relations = entries.get("xl/_rels/workbook.xml.rels");
  if (!workbook || !relations) throw new ImportRefused("not_xlsx", { file: name });
  const targets = new Map<string, string>();
  let textsPath: string | undefined;
  await readPart(
    path,
    relations,
    count,
    {
      open(element, { Id = "", Target = "", Type = "" }) {
        if (element !== "Relationship") return;
        const target = Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`;
        targets.set(Id, target);
        if (Type.endsWith("/sharedStrings")) textsPath = target;
      },
    },
    maxPart,
  );
  const sheets: Book["sheets"] = [];
  await readPart(
    path,
    workbook,
    count,
    {
      open(element, attributes) {
        if (element !== "sheet" || (attributes.state ?? "visible") !== "visible") return;
        const id = Object.entries(attributes).find(([key]) => plain(key) === "id" && key.includes(":"))?.[1] ?? "";
        const entry = entries.get(targets.get(id) ?? "");
        if (entry) sheets.push({ name: attributes.name ?? "", entry });
      },
    },
    maxPart,
  );
  if (sheets.length === 0) throw new ImportRefused("not_xlsx", { file: name });
  const shared = textsPath === undefined ? undefined : entries.get(textsPath);
  return { path, sheets, texts: shared ? await sharedTexts(path, shared, count) : [], count };
}

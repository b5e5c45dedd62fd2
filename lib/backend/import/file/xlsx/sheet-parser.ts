import { SaxesParser } from "saxes";
import { maxRow } from "@/lib/backend/import/file/list-file";
import { ImportRefused } from "@/lib/backend/import/import-refused";

/** A row of a sheet: its number, from 1, and the text of its cells. */
export type SheetRow = { line: number; cells: string[] };

/** No price list is wider; a cell further out is a slip of somebody's hand. */
const maxColumns = 1000;

/** Rows that a sheet can have. Source: Excel specifications and limits. */
const maxRows = 1_048_576;

/** `AB12` → 27: the place of a cell in its row, from 0. */
function columnOf(reference: string): number {
  let place = 0;
  for (const sign of reference) {
    const letter = sign.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    place = place * 26 + letter;
  }
  return place - 1;
}

/**
 * A number as a person wrote it: the 15 digits a spreadsheet keeps, without an exponent, and never with three decimals,
 * which would read as thousands.
 */
export function numberText(stored: string): string {
  const value = Number(stored);
  if (stored.trim() === "" || !Number.isFinite(value)) return stored;
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(Number(value.toPrecision(15)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/**
 * Reads the XML of a sheet, or of the shared texts, piece by piece. Nothing is fetched and no entity but XML's own is
 * replaced. Source of the elements: ECMA-376 part 1, 18.3.1 and 18.4.
 */
export class SheetParser {
  readonly #file: string;
  readonly #texts: readonly string[];
  readonly #parser = new SaxesParser({ xmlns: false as const, position: false });
  #rows: SheetRow[] = [];
  #row: SheetRow = { line: 0, cells: [] };
  #size = 0;
  #column = -1;
  #kind = "n";
  #text = "";
  #reading = false;
  #unspoken = 0;

  /** @param texts the shared texts, which cells name by their number */
  constructor(file: string, texts: readonly string[]) {
    this.#file = file;
    this.#texts = texts;
    const parser = this.#parser;
    parser.on("error", (error) => {
      throw new ImportRefused("broken_archive", { file, reason: error.message });
    });
    parser.on("doctype", () => {
      throw new ImportRefused("xml_entities", { file });
    });
    parser.on("opentag", ({ name, attributes }) => this.#begin(plain(name), attributes));
    parser.on("text", (text) => {
      if (this.#reading) this.#text += text;
    });
    parser.on("closetag", ({ name }) => this.#end(plain(name)));
  }

  /** Reads on. @returns the rows that end here. @throws ImportRefused `broken_archive`, `row_too_long`, `xml_entities` */
  write(text: string): SheetRow[] {
    this.#rows = [];
    this.#unspoken += text.length;
    this.#parser.write(text);
    if (this.#unspoken > 2 * maxRow) this.#tooLong();
    return this.#rows;
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#unspoken = 0;
    if (name === "row") {
      this.#row = { line: this.#lineOf(attributes.r), cells: [] };
      this.#size = 0;
      this.#column = -1;
    } else if (name === "c") {
      this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r);
      this.#kind = attributes.t ?? "n";
      this.#text = "";
    } else if (name === "v" || name === "t") this.#reading = true;
    else if (name === "rPh") this.#reading = false;
  }

  /** Rows are numbered upwards, whatever the file says: a number told twice would be two rows in one place. */
  #lineOf(written: string | undefined): number {
    const next = this.#row.line + 1;
    const line = Number(written);
    return Number.isInteger(line) && line > next && line <= maxRows ? line : next;
  }

  #end(name: string): void {
    this.#unspoken = 0;
    if (name === "v" || name === "t") this.#reading = false;
    else if (name === "c") this.#put();
    else if (name === "row") this.#rows.push(this.#row);
  }

  #put(): void {
    const text =
      this.#kind === "s" ? this.#texts[Number(this.#text)] : this.#kind === "n" ? numberText(this.#text) : this.#text;
    if (text === undefined)
      throw new ImportRefused("broken_archive", { file: this.#file, reason: "XLSX: sharedStrings" });
    if (text === "") return;
    this.#size += text.length;
    if (this.#size > maxRow || this.#column >= maxColumns || this.#column < 0) this.#tooLong();
    const { cells } = this.#row;
    while (cells.length < this.#column) cells.push("");
    cells[this.#column] = text;
  }

  #tooLong(): never {
    throw new ImportRefused("row_too_long", { file: this.#file, line: String(this.#row.line), max: maxRow });
  }
}

const plain = (name: string) => (name.includes(":") ? name.slice(name.indexOf(":") + 1) : name);

import { type FileHandle, open, rename } from "node:fs/promises";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import type { ProblemText } from "@/lib/backend/import/output/row-problem";

const columns = ["rejected_line", "rejected_column", "rejected_value", "rejected_reason"];
const quoted = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** How a text begins that a spreadsheet takes for a formula. A number is none. Source: OWASP, "CSV Injection". */
const formula = /^(?=[=+\-@])(?![+-]?[\d.,\s]+$)/;
const asText = (cell: string) => cell.replace(formula, "'");

/** A row of a list, none of whose cells a spreadsheet computes; the import reads them without the sign in front. */
function withoutFormulas(raw: string, delimiter: string): string {
  let quotes = false;
  return raw
    .split(delimiter)
    .map((cell) => {
      const inside = quotes;
      if ((cell.split('"').length - 1) % 2 === 1) quotes = !quotes;
      if (inside) return cell;
      return cell.startsWith('"') ? `"${asText(cell.slice(1))}` : asText(cell);
    })
    .join(delimiter);
}

/** The first line of a list of bad rows. @param header of the list they stand in */
export const rejectedHeader = (header: string, delimiter: string) =>
  `\ufeff${[...columns, header].join(delimiter)}\r\n`;

/** A bad row as it stands in its list, behind its line and what is wrong with it. */
export function rejectedRow(line: number, problems: readonly ProblemText[], raw: string, delimiter: string): string {
  const join = (part: keyof ProblemText) => [...new Set(problems.map((problem) => problem[part]))].join("; ");
  const cells = [line, join("column"), join("value"), join("reason")].map((cell) => quoted(asText(String(cell))));
  return `${[...cells, withoutFormulas(raw, delimiter)].join(delimiter)}\r\n`;
}

/**
 * The bad rows of a list as a list of their own: each as it stands in the file, behind its line and what is wrong with
 * it. Mended, it can be imported as it is; the columns in front are not read. No cell begins as a formula: who opens the file must not
 * run what stands in a stranger's list. UTF-8 with a byte order mark, because
 * spreadsheets take a file without one for their own encoding. Written beside the list under a temporary name until it
 * is whole.
 */
export class RejectedFile {
  readonly path: string;
  readonly #delimiter: string;
  readonly #header: string;
  #file: FileHandle | undefined;

  constructor(list: { path: string; delimiter: string; header: string }) {
    this.path = `${list.path}.rejected.csv`;
    this.#delimiter = list.delimiter;
    this.#header = list.header;
  }

  /** Adds a row. @throws ImportRefused `cannot_write` */
  async add(line: number, problems: readonly ProblemText[], raw: string): Promise<void> {
    await this.#write(rejectedRow(line, problems, raw, this.#delimiter));
  }

  /** Ends the file. @returns its path, or `undefined` when no row was added. */
  async close(): Promise<string | undefined> {
    if (!this.#file) return undefined;
    await this.#file.close();
    await rename(this.#temporary(), this.path);
    return this.path;
  }

  async #write(text: string): Promise<void> {
    try {
      if (!this.#file) {
        this.#file = await open(this.#temporary(), "w");
        await this.#file.write(rejectedHeader(this.#header, this.#delimiter));
      }
      await this.#file.write(text);
    } catch (error) {
      throw new ImportRefused("cannot_write", {
        file: this.path,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }

  #temporary(): string {
    return `${this.path}.part`;
  }
}

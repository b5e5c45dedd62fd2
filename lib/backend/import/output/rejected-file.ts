import { type FileHandle, open, rename } from "node:fs/promises";
import { ImportRefused } from "@/lib/backend/import/import-refused";
import type { ProblemText } from "@/lib/backend/import/output/row-text";

const columns = ["rejected_line", "rejected_column", "rejected_value", "rejected_reason"];
const quoted = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/**
 * The bad rows of a list as a list of their own: each as it stands in the file, behind its line and what is wrong with
 * it. Mended, it can be imported as it is; the columns in front are not read. UTF-8 with a byte order mark, because
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
    const join = (part: keyof ProblemText) => [...new Set(problems.map((problem) => problem[part]))].join("; ");
    const cells = [line, join("column"), join("value"), join("reason")].map(quoted);
    await this.#write(`${[...cells, raw].join(this.#delimiter)}\r\n`);
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
        await this.#file.write(`\ufeff${[...columns, this.#header].join(this.#delimiter)}\r\n`);
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

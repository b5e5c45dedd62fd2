import { createWriteStream, type WriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { finished } from "node:stream/promises";
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
  #stream: WriteStream | undefined;

  constructor(list: { path: string; delimiter: string; header: string }) {
    this.path = `${list.path}.rejected.csv`;
    this.#delimiter = list.delimiter;
    this.#header = list.header;
  }

  /** Adds a row; the promise keeps the writer from running ahead of the disk. */
  async add(line: number, problems: readonly ProblemText[], raw: string): Promise<void> {
    this.#stream ??= this.#open();
    const join = (part: keyof ProblemText) => [...new Set(problems.map((problem) => problem[part]))].join("; ");
    const cells = [line, join("column"), join("value"), join("reason")].map(quoted);
    const stream = this.#stream;
    if (stream.write(`${[...cells, raw].join(this.#delimiter)}\r\n`)) return;
    await new Promise<void>((resolve, reject) => {
      stream.once("drain", resolve);
      stream.once("error", reject);
    });
  }

  /** Ends the file. @returns its path, or `undefined` when no row was added. */
  async close(): Promise<string | undefined> {
    if (!this.#stream) return undefined;
    this.#stream.end();
    await finished(this.#stream);
    await rename(this.#temporary(), this.path);
    return this.path;
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.#temporary());
    stream.write(`\ufeff${[...columns, this.#header].join(this.#delimiter)}\r\n`);
    return stream;
  }

  #temporary(): string {
    return `${this.path}.part`;
  }
}

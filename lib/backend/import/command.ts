import type postgres from "postgres";
import type { ColumnPlan } from "@/lib/backend/import/columns/plan";
import type { ImportListener, ImportOptions, ImportResult } from "@/lib/backend/import/import-job";
import { Progress, type Terminal } from "@/lib/backend/import/output/progress";
import { RejectedFile } from "@/lib/backend/import/output/rejected-file";
import { closingText, openingText } from "@/lib/backend/import/output/report";
import { problemText } from "@/lib/backend/import/output/row-problem";
import { runImport } from "@/lib/backend/import/run-import";
import type { CommandMessages } from "@/lib/backend/kernel/command/command-messages";
import { terminalText } from "@/lib/domain/terminal-text";

type Console = { out: Terminal; err: Terminal };

/** The most bad rows that are printed: a list with wrong columns has nothing else. */
const maxListed = 2000;

/** Prints the progress of an import, and writes the bad rows to their file. */
class Watcher implements ImportListener {
  readonly #options: ImportOptions;
  readonly #messages: CommandMessages;
  readonly #console: Console;
  readonly #progress: Progress;
  #plan: ColumnPlan | undefined;
  #rejected: RejectedFile | undefined;
  #listed = 0;

  constructor(options: ImportOptions, messages: CommandMessages, console: Console) {
    this.#options = options;
    this.#messages = messages;
    this.#console = console;
    this.#progress = new Progress(console.err, messages, () => performance.now());
  }

  opened(opened: Parameters<ImportListener["opened"]>[0]): void {
    const { plan } = opened;
    const { file, header } = opened.list;
    this.#plan = plan;
    this.#progress.total = file.bytes;
    if (this.#options.keepGoing) {
      this.#rejected = new RejectedFile({ path: file.path, delimiter: file.delimiter, header: header.raw });
    }
    const given = [...Object.keys(this.#options.mapping.rates), ...Object.keys(this.#options.rates)];
    this.line(...openingText(this.#messages, opened, { given, samples: this.#options.dryRun }));
  }

  progress(bytes: number, rows: number): void {
    this.#progress.tell(bytes, rows);
  }

  merging(): void {
    this.#progress.step(this.#messages.t("merging"));
  }

  async refused({ line, problems, raw }: Parameters<ImportListener["refused"]>[0]): Promise<void> {
    const plan = this.#plan;
    if (!plan) return;
    const texts = problems.map((problem) => problemText(this.#messages, plan, problem));
    await this.#rejected?.add(line, texts, raw);
    this.#listed += 1;
    if (this.#listed > maxListed + 1) return;
    if (this.#listed > maxListed) return this.line(this.#messages.t("more_bad_rows"));
    for (const text of texts) {
      this.line(this.#messages.t(text.value === "" ? "bad_row_empty" : "bad_row", { line: String(line), ...text }));
    }
  }

  async close(): Promise<void> {
    const path = await this.#rejected?.close();
    if (path !== undefined) this.line(this.#messages.t("rejected_file", { file: path }));
  }

  /** Clears the line of progress. */
  clear(): void {
    this.#progress.clear();
  }

  line(...lines: string[]): void {
    this.clear();
    for (const text of lines) this.#console.out.write(`${terminalText(text)}\n`);
  }
}

/**
 * Runs an import and reports on it: bad rows and the report on `out`, progress on `err`.
 * @throws ImportRefused, and whatever the database throws
 */
export async function importWithReport(
  sql: postgres.Sql,
  options: ImportOptions,
  messages: CommandMessages,
  console: Console,
): Promise<ImportResult> {
  const began = performance.now();
  const watcher = new Watcher(options, messages, console);
  try {
    const result = await runImport(sql, options, watcher);
    const seconds = (performance.now() - began) / 1000;
    const memory = process.resourceUsage().maxRSS * 1024;
    watcher.line(...closingText(messages, result, { seconds, memory, stock: options.stock ?? 0 }));
    await watcher.close();
    return result;
  } finally {
    watcher.clear();
  }
}

import type { CommandMessages } from "@/lib/backend/kernel/command/command-messages";

export type Terminal = { write(text: string): unknown; isTTY?: boolean };

/** Between two lines of progress, ms: often where a line can be overwritten, seldom where each one stays. */
const pause = { overwriting: 200, adding: 5000 };

/**
 * How far the reading is: one line that changes on a terminal, a plain line now and then elsewhere.
 * @param now milliseconds of a clock that never goes back
 */
export class Progress {
  readonly #terminal: Terminal;
  readonly #messages: CommandMessages;
  readonly #now: () => number;
  readonly #began: number;
  #said: number;
  #open = false;
  total = 0;

  constructor(terminal: Terminal, messages: CommandMessages, now: () => number) {
    this.#terminal = terminal;
    this.#messages = messages;
    this.#now = now;
    this.#began = now();
    this.#said = this.#began;
  }

  /** Tells how many bytes of the file and how many rows have been read, if it is time to. */
  tell(bytes: number, rows: number): void {
    const [now, tty] = [this.#now(), this.#terminal.isTTY === true];
    if (now - this.#said < (tty ? pause.overwriting : pause.adding)) return;
    this.#said = now;
    const percent = this.total === 0 ? 100 : Math.min(100, Math.floor((bytes / this.total) * 100));
    const rate = Math.round((rows / Math.max(1, now - this.#began)) * 1000);
    this.#write(this.#messages.t("progress", { percent, rows, rate }), tty);
  }

  /** A step that has no measure. */
  step(text: string): void {
    this.#write(text, this.#terminal.isTTY === true);
  }

  /** Clears the changing line before anything else is written. */
  clear(): void {
    if (this.#open) this.#terminal.write("\r\x1b[K");
    this.#open = false;
  }

  #write(text: string, tty: boolean): void {
    this.#terminal.write(tty ? `\r\x1b[K${text}` : `${text}\n`);
    this.#open = tty;
  }
}

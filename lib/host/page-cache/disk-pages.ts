import { createHash } from "node:crypto";
import { readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isStillRight, onPosition, type PageHistory, pageHistory } from "../../runtime/page-history";
import type { CachedPage } from "./cached-page";
import { DiskHealth } from "./disk-health";
import { type FiledPage, readPageFile, writePageFile } from "./page-file";
import { openFolder, removeUnused, roomOf, writePosition, writeWhole } from "./page-folder";

/** How long a visitor waits for the disk, ms: about as long as a page takes to render. */
const usualWait = 100;
/** A page goes to disk so long after it was made, ms: by then all has been heard of that changed before, also in files. */
const settled = 3000;
/** A page that is to be made anew sooner than this, ms, is not worth a file. */
const shortLived = 5 * 60_000;
/** How long it may take to count all files, ms. */
const countingPatience = 10 * 60_000;
/** Pages that wait to be written at most; the oldest are forgotten first. */
const maxWaiting = 500;

type Options = {
  /** For the pages of all builds. */
  root: string;
  /** All files together take at most. */
  bytes: number;
  /** Names everything but the database that decides what pages look like: the build, the settings, the texts. */
  edition: () => Promise<string>;
  now?: () => number;
  /** How long a visitor waits for the disk, ms. */
  wait?: number;
};

/**
 * The pages of this build on disk, for the time after a restart and for more pages than memory holds. Each has a file, that says up to
 * which change it is right: what has changed since is known from the log of the database, so that no file has to be removed for being
 * wrong. Without that log nothing is read or written.
 */
export class DiskPages {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #health: DiskHealth;
  readonly #waiting = new Map<string, CachedPage>();
  readonly #reading = new Map<string, Promise<CachedPage | undefined>>();
  /** The folder of the pages that may be read now, and of which log it is. */
  #open: { folder: string; history: PageHistory } | undefined;
  #working: Promise<void> | undefined;
  /** How many times the folder was given up. */
  #reopened = 0;
  /** Unknown at first. */
  #bytes = Number.POSITIVE_INFINITY;
  #read = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#health = new DiskHealth(options.wait ?? usualWait);
    onPosition(() => this.#begin());
    this.#begin();
  }

  /** Bytes of all files, as far as this process knows, and how many pages were read. */
  get figures(): { bytes: number; read: number } {
    return { bytes: Number.isFinite(this.#bytes) ? this.#bytes : 0, read: this.#read };
  }

  /** The page of a key where it is on disk and still right; `undefined` otherwise, and when the disk is slow or broken. Read once for all
   * who ask at the same time. */
  read(key: string): Promise<CachedPage | undefined> {
    const reading = this.#reading.get(key) ?? this.#readOnce(key).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** A page has been made: it goes to disk in a while, unless it is outdated by then. */
  made(key: string, page: CachedPage): void {
    if (!this.#open || !page.reads.tags || page.reads.refresh < this.#now() + shortLived) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, page);
    const [oldest] = this.#waiting.size > maxWaiting ? this.#waiting.keys() : [];
    if (oldest !== undefined) this.#waiting.delete(oldest);
  }

  /** Texts have changed: what lies on disk may show the old ones. */
  reopen(): void {
    this.#reopened += 1;
    this.#open = undefined;
    this.#begin();
  }

  /** Resolves when nothing is being opened or written. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #readOnce(key: string): Promise<CachedPage | undefined> {
    const open = this.#open;
    if (!open) return undefined;
    const file = join(open.folder, nameOf(key));
    const filed = await this.#health.soon(key, () => readWhole(file));
    const history = pageHistory();
    if (!filed || open !== this.#open || history !== open.history) return undefined;
    if (!isStillRight(history, filed.page.reads.tags ?? [], filed.upTo)) return undefined;
    this.#read += 1;
    const now = new Date(this.#now());
    void this.#health.inTurn(key, () => utimes(file, now, now));
    return filed.page;
  }

  /** One thing at a time; what is left is done at the next position. */
  #begin(): void {
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  /** Opens the folder where that has to be done, and writes what waits. */
  async #work(): Promise<void> {
    const history = pageHistory();
    if (!history) this.#open = undefined;
    else if (history !== this.#open?.history) await this.#openFor(history);
    else await this.#writeSettled(history.position);
  }

  async #openFor(history: PageHistory): Promise<void> {
    this.#open = undefined;
    const reopened = this.#reopened;
    const folder = await this.#health.tried(async () => {
      const edition = `${history.log} ${await this.#options.edition()}`;
      const path = join(this.#options.root, nameOf(edition));
      await openFolder(path, history.position);
      return path;
    });
    if (folder === undefined || reopened !== this.#reopened) return;
    this.#open = { folder, history };
    await this.#makeRoom(0);
  }

  /** @param position all pages that are not outdated now are right up to it */
  async #writeSettled(position: number): Promise<void> {
    const due = [...this.#waiting].filter(([, { made }]) => made <= this.#now() - settled);
    const { folder } = this.#open ?? {};
    if (due.length === 0 || folder === undefined) return;
    const begun = await this.#health.tried(async () => {
      await writePosition(folder, position);
      return true;
    });
    if (!begun) return;
    for (const [key, page] of due) {
      if (this.#waiting.get(key) !== page) continue;
      this.#waiting.delete(key);
      if (page.outdatedAt === null)
        await this.#write(join(folder, nameOf(key)), writePageFile({ page, upTo: position }));
    }
  }

  async #write(file: string, content: Buffer): Promise<void> {
    const room = roomOf(content.length);
    if (this.#bytes + room > this.#options.bytes) await this.#makeRoom(room);
    if (this.#bytes + room > this.#options.bytes) return;
    this.#bytes += room; // a file that takes another's place is counted twice until all are counted again
    await this.#health.tried(() => writeWhole(file, content));
  }

  /** Counts all files, and removes some when there is no room for so many bytes more. */
  async #makeRoom(bytes: number): Promise<void> {
    const limit = bytes === 0 ? this.#options.bytes : 0.9 * this.#options.bytes - bytes;
    const left = await this.#health.tried(() => removeUnused(this.#options.root, limit, this.#now()), countingPatience);
    this.#bytes = left ?? Number.POSITIVE_INFINITY;
  }
}

const nameOf = (key: string) => createHash("sha256").update(key).digest("base64url");

async function readWhole(file: string): Promise<FiledPage | null> {
  try {
    return readPageFile(await readFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

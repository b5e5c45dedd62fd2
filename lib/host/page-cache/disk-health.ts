import { FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";

/** A disk that has not answered for so long, ms, is taken for broken. */
const usualPatience = 5000;
/** How long a broken disk is left alone, ms. */
const rest = 60_000;

/**
 * Work with a disk that may be full, forbidden, slow or hang: none of that is told to the caller, or makes anybody wait. After a failure
 * it is left alone for a minute.
 */
export class DiskHealth {
  readonly #wait: number;
  readonly #queue: FairQueue;
  #restsUntil = 0;
  #failing = false;
  /** Work that the disk has not answered for too long. */
  #hanging = 0;

  /** @param wait how long somebody waits for the disk, ms */
  constructor(wait: number) {
    this.#wait = wait;
    // With one reader and one writer at a time two of the four threads of a Node process are left for other work.
    this.#queue = new FairQueue({ running: 1, waiting: 500, timeout: wait });
  }

  /** Does some work. @param patience how long it may take, ms @returns `undefined` when it has failed, or the disk is left alone */
  async tried<Result>(work: () => Promise<Result>, patience = usualPatience): Promise<Result | undefined> {
    if (this.#hanging > 0 || performance.now() < this.#restsUntil) return undefined;
    try {
      const result = await this.#watched(work(), patience);
      if (this.#failing) log().info("Pages are kept on disk again.");
      this.#failing = false;
      return result;
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  /** The same where many ask at once: one at a time. @param key whose turn it is */
  async inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    return this.#queue
      .run(key, () => this.tried(work))
      .catch((error: unknown) => {
        if (!isOverloaded(error)) throw error;
        return undefined;
      });
  }

  /** The same for somebody who waits. */
  async soon<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, this.#wait, undefined);
    });
    try {
      return await Promise.race([this.inTurn(key, work), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #failed(error: unknown): void {
    this.#restsUntil = performance.now() + rest;
    if (!this.#failing) log().warn({ error }, "Pages cannot be kept on disk; the shop goes on without.");
    this.#failing = true;
  }

  #watched<Result>(working: Promise<Result>, patience: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      let hangs = false;
      const timer = setTimeout(() => {
        hangs = true;
        this.#hanging += 1;
        reject(new Error(`The disk has not answered for ${patience / 1000} s.`));
      }, patience);
      timer.unref();
      const settle = () => {
        clearTimeout(timer);
        if (hangs) this.#hanging -= 1;
      };
      working.finally(settle).then(resolve, reject);
    });
  }
}

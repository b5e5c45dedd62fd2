import { setTimeout as pause } from "node:timers/promises";
import { type FairQueue, isOverloaded } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";
import type { AskedPage, AskedPages } from "./asked-pages";
import type { PageCache } from "./page-cache";

/** Changes are collected for so long before pages are made again, ms: an import comes in many. */
const collectedFor = 500;
/** How often it is looked whether visitors have left room, ms. */
const idleCheck = 10;
/** The queue's name for the work that nobody waits for. */
const nobody = "refresh ahead";

type Options = {
  pages: PageCache;
  asked: AskedPages;
  /** Of everything that is rendered. */
  queue: FairQueue;
};

/**
 * Makes outdated pages that people ask for again before somebody asks: the most wanted first, one at a time, and only while
 * nothing that is asked for is rendered or waits.
 */
export class RefreshAhead {
  readonly #options: Options;
  #outdated = false;
  #running = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Pages have been outdated. @returns when all that are asked for often are right again, or are being made already */
  async begin(): Promise<void> {
    this.#outdated = true;
    if (this.#running) return;
    this.#running = true;
    while (this.#outdated) {
      await pause(collectedFor, undefined, { ref: false });
      this.#outdated = false;
      for (const page of this.#options.asked.popular()) if (!(await this.#refresh(page))) break;
    }
    this.#running = false;
  }

  /** @returns can more be made? Not while the data cannot be read. */
  async #refresh({ key, navigation }: AskedPage): Promise<boolean> {
    const { pages } = this.#options;
    if (pages.isOutdated(key)) await this.#room();
    if (!pages.isOutdated(key)) return true; // by now somebody has asked for it
    try {
      const found = await pages.find({ ...key, client: nobody, popular: true }, navigation);
      return "answer" in found || found.how !== "stale";
    } catch (error) {
      if (!isOverloaded(error)) log().error({ error, page: key.internalPath }, "A page could not be made ahead.");
      return false;
    }
  }

  async #room(): Promise<void> {
    const { queue } = this.#options;
    while (queue.size.running + queue.size.waiting > 0) await pause(idleCheck, undefined, { ref: false });
  }
}

import { LRUCache } from "lru-cache";
import { isOverloaded } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";
import {
  type Answer,
  bytesOf,
  type CachedPage,
  cachedPage,
  isCacheable,
  isFresh,
  isJustOutdated,
  isRight,
} from "./cached-page";
import type { DiskPages } from "./disk-pages";
import type { PageKey } from "./page-key";
import { RenderTimes, renderPatience } from "./render-times";
import { TagChanges } from "./tag-changes";
import { type Turns, WaitingPages } from "./waiting-pages";

/** How often it is looked whether it makes sense to wait for a new page, ms. */
const lookInterval = 250;

/** Asks Next for a page, for nobody in particular. */
export type Fill = (page: PageKey, navigation: boolean) => Promise<Answer>;
/** A cached page, or an answer that is passed on as it is (a redirect, an error, a page that cannot be cached). */
export type Found = { page: CachedPage; how: "hit" | "stale" | "miss" } | { answer: Answer };

/** Logs that a page could not be made, unless there was only no room for it: then a later request makes it. */
function reportFailure(error: unknown, { requestId, internalPath }: PageKey): void {
  if (!isOverloaded(error)) log().error({ error, requestId, page: internalPath }, "A page could not be made anew.");
}

/**
 * The cache of public pages in memory: a page is rendered once however many visitors ask for it; bounded by bytes. A page lives
 * until the data it was rendered from changes, or until a moment that it names.
 */
export class PageCache {
  readonly #fill: Fill;
  readonly #now: () => number;
  readonly #behind: DiskPages | undefined;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages that are being rendered at this moment. */
  readonly #filling = new Map<string, Promise<Found>>();
  readonly #turns: Turns;
  readonly #waiting: WaitingPages<Found>;
  readonly #times = new RenderTimes();
  readonly #changes = new TagChanges();
  /** Is the data of the pages unavailable? Until a page can be rendered again, nobody waits for a new one. */
  #unavailable = false;

  /** @param bytes all pages together take at most, @param now the time, ms since 1970, @param turns decides when a page is made */
  constructor(
    fill: Fill,
    bytes: number,
    now: () => number = Date.now,
    turns: Turns = { run: (_client, make) => make(), waitingOf: () => 0, isFull: false },
    behind?: DiskPages,
  ) {
    this.#fill = fill;
    this.#turns = turns;
    this.#waiting = new WaitingPages(turns);
    this.#behind = behind;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf });
  }

  /** Is the page cached, fresh or not? */
  has(key: PageKey): boolean {
    return this.#pages.has(key.key);
  }

  /** Is the page in memory, but no longer right? */
  isOutdated(key: PageKey): boolean {
    return this.has(key) && !this.ready(key);
  }

  /** The page, if it can be sent without being rendered first. */
  ready(key: PageKey): CachedPage | undefined {
    const page = this.#pages.peek(key.key);
    return page && isRight(page, this.#now()) ? page : undefined;
  }

  /** The page for a request: from memory or behind it while it is fresh, else rendered once for all requests that arrive meanwhile. */
  find(key: PageKey, navigation: boolean): Found | Promise<Found> {
    if (!this.#behind || this.#pages.has(key.key)) return this.#findInMemory(key, navigation);
    const begun = this.#changes.count;
    return this.#behind.read(key.key).then((page) => {
      const isNew = !this.#pages.has(key.key) && !this.#filling.has(key.key);
      if (page && isNew && isRight(page, this.#now()) && !this.#changes.since(begun, page.reads))
        this.#pages.set(key.key, page);
      return this.#findInMemory(key, navigation);
    });
  }

  #findInMemory(key: PageKey, navigation: boolean): Found | Promise<Found> {
    const page = this.#pages.get(key.key);
    if (!page) return this.#make(key, navigation);
    const now = this.#now();
    if (isFresh(page, now)) return { page, how: "hit" };
    const mayShow = isRight(page, now) || (this.#turns.isFull && isJustOutdated(page, now));
    if (!mayShow) return this.#newOrOld(key, navigation, page);
    this.#make(key, navigation).catch((error: unknown) => reportFailure(error, key));
    return { page, how: "stale" };
  }

  /**
   * Marks all pages with one of the tags as outdated, also those that are being rendered. `null`: every page.
   * @param changedAt when the change was heard of, ms since 1970; 0: it was missed
   */
  purge(tags: readonly string[] | null, changedAt = this.#now()): void {
    this.#changes.add(tags);
    const changed = tags && new Set(tags);
    for (const page of this.#pages.values()) {
      const { tags: own } = page.reads;
      if (!changed || !own || own.some((tag) => changed.has(tag)))
        page.outdatedAt = Math.min(page.outdatedAt ?? changedAt, changed ? changedAt : 0);
    }
    // A page that is being rendered may show old data, and its tags are not known yet: later requests render it again.
    this.#filling.clear();
  }

  /** Pages in the cache, and the bytes they take. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /**
   * A new page; the old one when rendering fails or takes too long. Not when there is only too much to render: the data can be
   * read, so nobody is shown what is known to be wrong. @throws Overloaded
   */
  #newOrOld(key: PageKey, navigation: boolean, page: CachedPage): Found | Promise<Found> {
    const old: Found = { page, how: "stale" };
    const made = this.#make(key, navigation).then(
      (found) => ("answer" in found && found.answer.status >= 500 ? old : found),
      (error: unknown) => {
        if (isOverloaded(error) && this.#times.mayCome(key.key)) throw error;
        reportFailure(error, key);
        return old;
      },
    );
    if (this.#unavailable) {
      made.catch((error: unknown) => reportFailure(error, key)); // nobody waits for it
      return old;
    }
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      const timer = setInterval(() => {
        const isEarly = performance.now() - begun < renderPatience || this.#times.mayCome(key.key);
        if (isEarly && !this.#unavailable) return;
        this.#unavailable = true;
        resolve(old);
      }, lookInterval);
      made.then(resolve, reject).finally(() => clearInterval(timer));
    });
  }

  /** The page that is being rendered at this moment; else it is rendered when it is its turn. */
  #make(key: PageKey, navigation: boolean): Promise<Found> {
    return this.#filling.get(key.key) ?? this.#waiting.wait(key, () => this.#madeOrMake(key, navigation));
  }

  /** While this client waited, the page may have been rendered for another one. */
  async #madeOrMake(key: PageKey, navigation: boolean): Promise<Found> {
    const page = this.#pages.get(key.key);
    if (page && isFresh(page, this.#now())) return { page, how: "hit" };
    const running = this.#filling.get(key.key);
    if (running) return running;
    const making = this.#fillAndKeep(key, navigation).finally(() => {
      if (this.#filling.get(key.key) === making) this.#filling.delete(key.key);
    });
    this.#filling.set(key.key, making);
    return making;
  }

  async #fillAndKeep(key: PageKey, navigation: boolean): Promise<Found> {
    const [changes, made] = [this.#changes.count, this.#now()];
    const rendering = this.#times.noted(key.key, this.#fill(key, navigation), ({ status }) => status < 500);
    const answer = await rendering.catch((error: unknown) => {
      this.#unavailable = true;
      throw error;
    });
    this.#unavailable = answer.status === 503;
    if (!isCacheable(answer)) return { answer };
    const page = await cachedPage(answer, made);
    if (!this.#changes.since(changes, page.reads)) {
      this.#pages.set(key.key, page);
      this.#behind?.made(key.key, page);
    }
    return { page, how: "miss" };
  }
}

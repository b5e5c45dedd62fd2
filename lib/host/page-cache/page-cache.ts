import { LRUCache } from "lru-cache";
import { tagOf } from "@/lib/domain/page-tags";
import { isOverloaded } from "@/lib/runtime/fair-queue";
import { log } from "@/lib/telemetry/log";
import { type Answer, bytesOf, type CachedPage, cachedPage, isCacheable } from "./cached-page";
import type { PageKey } from "./page-key";

/** A page younger than this is shown as it is, ms. */
const freshFor = 60_000;
/** A page younger than this is shown once more while the new one is made, ms. Older ones are made first. */
const shownFor = 120_000;

/** How long a visitor waits for a new page while there is an old one, ms. */
const newAwaitedFor = 4000;

/** Asks Next for a page, for nobody in particular. */
export type Fill = (page: PageKey, navigation: boolean) => Promise<Answer>;
/** Renders a page when it is the client's turn. @throws Overloaded when there is no room */
type Turn = (client: string, make: () => Promise<Found>) => Promise<Found>;
/** A cached page, or an answer that is passed on as it is (a redirect, an error, a page that cannot be cached). */
export type Found = { page: CachedPage; how: "hit" | "stale" | "miss" } | { answer: Answer };

/**
 * The cache of public pages in memory: a page is rendered once however many visitors ask for it; bounded by bytes, outdated
 * by tag.
 */
export class PageCache {
  readonly #fill: Fill;
  readonly #turn: Turn;
  readonly #now: () => number;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages that are being rendered at this moment. */
  readonly #filling = new Map<string, Promise<Found>>();
  /** Pages that wait for their client's turn, by client and page. */
  readonly #waiting = new Map<string, Promise<Found>>();
  /** When each tag last changed, as the number of changes of all tags until then. */
  readonly #changed = new Map<string, number>();
  #changes = 0;
  /** Is the data of the pages unavailable? Until a page can be rendered again, nobody waits for a new one. */
  #unavailable = false;

  /** @param bytes all pages together take at most, @param now the time, ms since 1970, @param turn decides when a page is made */
  constructor(fill: Fill, bytes: number, now: () => number = Date.now, turn: Turn = (_client, make) => make()) {
    this.#fill = fill;
    this.#turn = turn;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf });
  }

  /** Is the page cached, fresh or not? */
  has(key: PageKey): boolean {
    return this.#pages.has(key.key);
  }

  /** The page for a request: from the cache while it is fresh, else rendered once for all requests that arrive meanwhile. */
  find(key: PageKey, navigation: boolean): Found | Promise<Found> {
    const page = this.#pages.get(key.key);
    if (page && !page.outdated) {
      const age = this.#now() - page.made;
      // When the clock was set back, a page seems to be from the future: it is rendered again.
      if (age >= 0 && age < freshFor) return { page, how: "hit" };
      if (age >= 0 && age < shownFor) {
        this.#make(key, navigation).catch((error: unknown) => {
          if (isOverloaded(error)) return; // it is rendered at a later request
          log().error({ error, requestId: key.requestId, page: key.url }, "A page could not be made anew.");
        });
        return { page, how: "stale" };
      }
    }
    if (!page) return this.#make(key, navigation);
    return this.#newOrOld(key, navigation, page);
  }

  /** Marks all pages with one of the tags as outdated, also those that are being rendered. `null`: every page. */
  purge(tags: readonly string[] | null): void {
    this.#changes += 1;
    // An entry for every tag that ever changed would grow without end: one entry for "all" replaces them.
    if (tags === null || this.#changed.size > 10_000) this.#changed.clear();
    if (tags === null || this.#changed.size === 0) this.#changed.set("all", this.#changes);
    for (const tag of tags ?? []) this.#changed.set(tag, this.#changes);
    const touched = (key: string) => tags === null || tags.includes(tagOf(key));
    for (const [key, page] of this.#pages.entries()) if (touched(key)) page.outdated = true;
    // A page that is being rendered may show old data: later requests render it again.
    for (const key of this.#filling.keys()) if (touched(key)) this.#filling.delete(key);
  }

  /** Pages in the cache, and the bytes they take. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** A new page; the old one when rendering fails or takes too long. */
  #newOrOld(key: PageKey, navigation: boolean, page: CachedPage): Found | Promise<Found> {
    const old: Found = { page, how: "stale" };
    const made = this.#make(key, navigation).then(
      (found) => ("answer" in found && found.answer.status >= 500 ? old : found),
      () => old,
    );
    if (this.#unavailable) return old;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#unavailable = true;
        resolve(old);
      }, newAwaitedFor);
      made.then(resolve).finally(() => clearTimeout(timer));
    });
  }

  /** The page that is being rendered at this moment; else it is rendered when it is the client's turn. */
  #make(key: PageKey, navigation: boolean): Promise<Found> {
    const running = this.#filling.get(key.key);
    if (running) return running;
    const { client = "" } = key;
    const place = `${client} ${key.key}`;
    const waiting = this.#waiting.get(place);
    if (waiting) return waiting;
    let begun = false;
    const leave = () => this.#waiting.delete(place);
    const found = this.#turn(client, () => {
      begun = true;
      leave(); // later requests wait for this rendering
      return this.#madeOrMake(key, navigation);
    });
    if (!begun) {
      this.#waiting.set(place, found);
      found.catch(leave);
    }
    return found;
  }

  /** While this client waited, the page may have been rendered for another one. */
  async #madeOrMake(key: PageKey, navigation: boolean): Promise<Found> {
    const page = this.#pages.get(key.key);
    const age = page ? this.#now() - page.made : -1;
    if (page && !page.outdated && age >= 0 && age < freshFor) return { page, how: "hit" };
    const running = this.#filling.get(key.key);
    if (running) return running;
    const making = this.#fillAndKeep(key, navigation).finally(() => {
      if (this.#filling.get(key.key) === making) this.#filling.delete(key.key);
    });
    this.#filling.set(key.key, making);
    return making;
  }

  async #fillAndKeep(key: PageKey, navigation: boolean): Promise<Found> {
    const [begun, made] = [this.#changes, this.#now()];
    const answer = await this.#fill(key, navigation).catch((error: unknown) => {
      this.#unavailable = true;
      throw error;
    });
    this.#unavailable = answer.status === 503;
    if (!isCacheable(answer)) return { answer };
    const page = await cachedPage(answer, made);
    const overtaken = ["all", tagOf(key.key)].some((tag) => (this.#changed.get(tag) ?? 0) > begun);
    if (!overtaken) this.#pages.set(key.key, page);
    return { page, how: "miss" };
  }
}

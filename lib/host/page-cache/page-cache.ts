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

/** How long somebody waits for the new page where there is an old one, ms. */
const newAwaitedFor = 4000;

/** Asks Next for a page, for nobody in particular. */
export type Fill = (page: PageKey, navigation: boolean) => Promise<Answer>;
/** Has a page made when it is the asking client's turn. @throws Overloaded when there is no room */
type Turn = (client: string, make: () => Promise<Found>) => Promise<Found>;
/** A kept page, or an answer that is passed on as it is (a redirect, an error, a page that cannot be kept). */
export type Found = { page: CachedPage; how: "hit" | "stale" | "miss" } | { answer: Answer };

/** Public pages, whole, in memory: made once however many ask, bounded by bytes, outdated by tag. */
export class PageCache {
  readonly #fill: Fill;
  readonly #turn: Turn;
  readonly #now: () => number;
  readonly #pages: LRUCache<string, CachedPage>;
  /** Pages that are being made at this moment. */
  readonly #filling = new Map<string, Promise<Found>>();
  /** Pages that wait for their client's turn, by client and page. */
  readonly #waiting = new Map<string, Promise<Found>>();
  /** When each tag was last said to have changed, as a count of all such changes. */
  readonly #changed = new Map<string, number>();
  #changes = 0;
  /** Could pages not be made lately, because what they show cannot be had? Until one can, nobody waits for a new one. */
  #unavailable = false;

  /** @param bytes all pages together take at most, @param now the time, ms since 1970, @param turn decides when a page is made */
  constructor(fill: Fill, bytes: number, now: () => number = Date.now, turn: Turn = (_client, make) => make()) {
    this.#fill = fill;
    this.#turn = turn;
    this.#now = now;
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf });
  }

  /** Is the page kept, in whatever state? */
  has(key: PageKey): boolean {
    return this.#pages.has(key.key);
  }

  /** The page for a request: at once where there is a fresh one, else made, once for all who ask meanwhile. */
  find(key: PageKey, navigation: boolean): Found | Promise<Found> {
    const page = this.#pages.get(key.key);
    if (page && !page.outdated) {
      const age = this.#now() - page.made;
      // A clock that was set back makes a page look younger than new: made anew.
      if (age >= 0 && age < freshFor) return { page, how: "hit" };
      if (age >= 0 && age < shownFor) {
        this.#make(key, navigation).catch((error: unknown) => {
          if (isOverloaded(error)) return; // it is made when somebody asks in a quieter moment
          log().error({ error, requestId: key.requestId, page: key.url }, "A page could not be made anew.");
        });
        return { page, how: "stale" };
      }
    }
    if (!page) return this.#make(key, navigation);
    return this.#newOrOld(key, navigation, page);
  }

  /** Marks all pages with one of the tags as outdated, also those being made at this moment. `null`: every page. */
  purge(tags: readonly string[] | null): void {
    this.#changes += 1;
    // One entry for each tag ever changed would grow for ever; "all" stands for every one of them.
    if (tags === null || this.#changed.size > 10_000) this.#changed.clear();
    if (tags === null || this.#changed.size === 0) this.#changed.set("all", this.#changes);
    for (const tag of tags ?? []) this.#changed.set(tag, this.#changes);
    const touched = (key: string) => tags === null || tags.includes(tagOf(key));
    for (const [key, page] of this.#pages.entries()) if (touched(key)) page.outdated = true;
    // What is being made now may show what was: whoever asks from here on has it made anew.
    for (const key of this.#filling.keys()) if (touched(key)) this.#filling.delete(key);
  }

  /** Pages kept, and the bytes they take. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** The page made anew; the old one while that cannot be done, or takes too long. */
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

  /** The page that is being made at this moment, else it is made when it is the client's turn. */
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
      leave(); // whoever comes from here on joins the making
      return this.#madeOrMake(key, navigation);
    });
    if (!begun) {
      this.#waiting.set(place, found);
      found.catch(leave);
    }
    return found;
  }

  /** While a client waited, another one's turn may have brought the page. */
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

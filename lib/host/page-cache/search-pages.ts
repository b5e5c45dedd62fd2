import { isEmbedded } from "@/lib/api/request/server-transport";
import { typedSearch } from "@/lib/domain/typed-search";
import { orderAndPage } from "@/lib/preferences/search-query";
import { fairShareKey } from "@/lib/runtime/address-networks";
import { providedSearchReader, type ReadSearch } from "@/lib/runtime/search-reader";
import { idleMoment } from "@/lib/runtime/when-idle";
import type { ContentEncoding } from "./content-encoding";
import { OwnWords } from "./own-words";
import { type Fill, PageCache } from "./page-cache";
import { maxUrl, type PageKey, type PageRequest, pageKey } from "./page-key";
import type { Turns } from "./waiting-pages";

/** A search that a cached page may answer. */
export type Search = {
  key: PageKey;
  /** The cache that its page belongs to. */
  pages: PageCache;
  /** What the visitor typed, where it is not what the page has in its field. */
  typed: string | undefined;
};

/** A request, the encoding in which its answer is sent, and where it comes from. */
type SearchRequest = PageRequest & { encoding: ContentEncoding; forwardedFor: string | undefined };

const results = /^\/[a-z]{2}\/search-result\?/;

/** Signs of names, sizes and numbers. A search with others, `<` or marks of direction among them, is made for its visitor. */
const usualSigns = /^[\p{L}\p{M}\p{N} .,/+*×'’"″-]*$/u;

/** Parts of the memory for all pages. Whoever makes up searches can only push out other ones of their kind. */
const parts = { clear: 1 / 8, unclear: 1 / 64, ownWords: 1 / 64 };

/** The share of the memory that is left to all other pages. */
export const shareOfOthers = 1 - parts.clear - parts.unclear - parts.ownWords;

/** Does an address ask for the results of a search, in a language? */
export const isSearch = (url = ""): boolean => results.test(url);

/** The cached pages of search results: one for all searches that mean the same, whatever the words and their order. */
export class SearchPages {
  readonly #clear: PageCache;
  readonly #unclear: PageCache;
  readonly #ownWords: OwnWords;

  /** @param bytes all pages of the shop together take at most */
  constructor(fill: Fill, bytes: number, turns: Turns) {
    this.#clear = new PageCache(fill, bytes * parts.clear, Date.now, turns);
    this.#unclear = new PageCache(fill, bytes * parts.unclear, Date.now, turns);
    this.#ownWords = new OwnWords(bytes * parts.ownWords);
  }

  /**
   * The search that a request is for. One that is answered from memory does not count against its address, any other does.
   * @returns `null` when its page has to be rendered for this visitor: his address has searched too often, a back end elsewhere answers
   *   searches, or no page is cached for it (see `pageKey`)
   */
  async searchOf(request: SearchRequest): Promise<Search | null> {
    const [path = "", query = ""] = request.url.split("?", 2);
    const page = request.url.length > maxUrl ? null : pageKey({ ...request, url: path });
    const given = new URLSearchParams(query);
    const typed = typedSearch(given.get("q") ?? "");
    const reader = isEmbedded("GET /products") ? providedSearchReader() : undefined;
    if (!page || !reader || typed === "" || given.has("currency")) return null;
    const locale = page.internalPath.split("/")[1] ?? "";
    const searchAs = ({ q, isClear }: ReadSearch): Search | null => {
      if (!usualSigns.test(q)) return null;
      const url = `${path}?${new URLSearchParams([["q", q], ...orderAndPage(given)])}`;
      const key = { ...page, key: page.key.replace(path, url), url };
      return { key, pages: isClear ? this.#clear : this.#unclear, typed: typed === q ? undefined : typed };
    };
    const known = reader.known(typed, locale);
    const search = known ? searchAs(known) : undefined;
    if (search && this.#isInMemory(search, request)) return search;
    if (search === null) return null;
    // Counting and reading take a millisecond of the processor: one search a turn, so that pages in memory are sent between hundreds.
    await idleMoment(fairShareKey(request.forwardedFor));
    if (!(await reader.count(request.forwardedFor))) return null;
    return search ?? searchAs(await reader.read(typed, locale));
  }

  #isInMemory({ key, pages, typed }: Search, { navigation, encoding }: SearchRequest) {
    const page = pages.ready(key);
    return page !== undefined && (typed === undefined || navigation || this.#ownWords.has(page, encoding, typed));
  }

  /** Bodies of pages with the words of visitors. */
  get ownWords(): OwnWords {
    return this.#ownWords;
  }

  /** Marks pages as outdated. See `PageCache.purge`. */
  purge(tags: readonly string[] | null, changedAt?: number): void {
    for (const pages of [this.#clear, this.#unclear]) pages.purge(tags, changedAt);
  }

  /** Pages in the cache, and the bytes they take. */
  get size(): { pages: number; bytes: number } {
    const [one, other] = [this.#clear.size, this.#unclear.size];
    return { pages: one.pages + other.pages, bytes: one.bytes + other.bytes + this.#ownWords.bytes };
  }
}

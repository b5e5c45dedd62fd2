import { LRUCache } from "lru-cache";
import type { PageKey } from "./page-key";

/** After so long a request counts half as much, ms. */
const halfLife = 600_000;

/** Of so many pages it is known how often they are asked for: more could not be made again in advance. */
const most = 5_000;

/** A page that is asked for about once a minute or more often. */
const often = halfLife / 60_000 / Math.LN2;

/** A page, whoever asks for it. */
export type AskedPage = { key: Omit<PageKey, "client" | "requestId" | "popular">; navigation: boolean };
type Asked = AskedPage & { requests: number; at: number };

/** How often pages are asked for; the last minutes count most. */
export class AskedPages {
  readonly #now: () => number;
  readonly #asked = new LRUCache<string, Asked>({ max: most });

  /** @param now the time, ms since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts a request for a page. @param navigation is it asked for by a navigation? @returns is it asked for often? */
  count(key: PageKey, navigation: boolean): boolean {
    const asked = this.#asked.get(key.key);
    const now = this.#now();
    if (!asked) {
      const { client, requestId, popular, ...page } = key;
      this.#asked.set(key.key, { key: page, navigation, requests: 1, at: now });
      return false;
    }
    asked.requests = this.#left(asked, now) + 1;
    asked.at = now;
    return asked.requests >= often;
  }

  /** Pages that are asked for at least about once a minute, the most wanted first. */
  popular(): AskedPage[] {
    const now = this.#now();
    return [...this.#asked.values()]
      .map((asked) => ({ asked, requests: this.#left(asked, now) }))
      .filter(({ requests }) => requests >= often)
      .sort((one, other) => other.requests - one.requests)
      .map(({ asked }) => asked);
  }

  /** What the requests until now still count. When the clock was set back, as much as before. */
  #left({ requests, at }: Asked, now: number): number {
    return requests * 0.5 ** (Math.max(0, now - at) / halfLife);
  }
}

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page";
import { type ContentEncoding, decoded, encoded } from "./content-encoding";
import type { OwnForm } from "./send-page";

/** The search field of a page of results, up to its value; React writes the value last (`components/search/search-field.tsx`). */
const field = /(<input\b[^>]*\bid="search-q"[^>]*\bvalue=")[^"]*/;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The HTML of search results with a visitor's own words in the search field. */
export function withOwnWords(html: string, typed: string): string {
  return html.replace(field, (_field, before: string) => `${before}${escaped(typed)}`);
}

const etagOf = (page: CachedPage, typed: string) =>
  `${page.etag}${createHash("sha256").update(typed).digest("base64url").slice(0, 22)}`;

/** Bodies of cached pages of results with the words of visitors who wrote the same search otherwise; bounded by bytes. */
export class OwnWords {
  readonly #bodies: LRUCache<string, Buffer>;

  /** @param bytes all bodies together take at most */
  constructor(bytes: number) {
    this.#bodies = new LRUCache({ maxSize: bytes, sizeCalculation: (body, key) => body.length + 2 * key.length });
  }

  /** Has a page been made with these words? */
  has(page: CachedPage, encoding: ContentEncoding, typed: string): boolean {
    return this.#bodies.has(`${etagOf(page, typed)} ${encoding}`);
  }

  /** A page with the visitor's own words. */
  formOf(page: CachedPage, typed: string): OwnForm {
    const etag = etagOf(page, typed);
    return { etag, body: (encoding) => this.#body(page, encoding, `${etag} ${encoding}`, typed) };
  }

  async #body(page: CachedPage, encoding: ContentEncoding, key: string, typed: string): Promise<Buffer> {
    const known = this.#bodies.get(key);
    if (known) return known;
    const html = withOwnWords((await decoded(page.br)).toString(), typed);
    const body = await encoded[encoding](Buffer.from(html));
    this.#bodies.set(key, body);
    return body;
  }

  /** What they take, bytes. */
  get bytes(): number {
    return this.#bodies.calculatedSize;
  }
}

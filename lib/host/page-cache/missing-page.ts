import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { categoryByAnySlug } from "@/lib/domain/category";
import { providerIds } from "@/lib/domain/sign-in-provider";
import { purges } from "@/lib/runtime/cached-pages";
import { isOverloaded } from "@/lib/runtime/fair-queue";
import { pageLanguage } from "../page-language";
import type { OwnAnswer } from "../replace-answer";
import { busyAnswer } from "../unavailable/busy-answer";
import { failureAnswer } from "../unavailable/failure-answer";
import { findPage } from "./find-page";
import type { PageCache } from "./page-cache";
import { pageKey } from "./page-key";
import { bodyFor } from "./send-page";

const ownAddress = /^\/[a-z]{2}\/404(?:\/|$)/;

/** Is it the address of the page for missing pages itself? There, too, it is sent with status 404. */
export const isMissingPage = (url: string): boolean => ownAddress.test(url);

/** A path that ends like a file's name, `/wp-login.php`; the middleware lets it pass as well. */
export const fileName = /\.[a-z]\w{0,11}$/i;

/** Where a provider leads shoppers back to. */
const providerPath = new RegExp(`/auth/(?:${providerIds.join("|")})/?$`);

/** Segments that the middleware or Next redirect. */
const isOdd = (segment: string) => segment === "" || segment.startsWith("~");

/**
 * Is an address certain to be missing, whatever the catalogue holds? It is for an unknown category or sign-in provider and for a
 * file that does not exist. Robots ask for such addresses all day, and Next takes tens of milliseconds for each.
 * @param route the pattern of the address
 */
export function isSurelyMissing({ method, url = "" }: IncomingMessage, route: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const [path = ""] = url.split("?", 1);
  if (route === "other") return fileName.test(path);
  if (route === "/[lang]/auth/[provider]") return !providerPath.test(decodeURIComponent(path));
  if (route !== "/[lang]/[category]/[[...slug]]") return false;
  const [, , first = "", ...rest] = decodeURIComponent(path).split("/");
  return first !== "" && ![first, ...rest].some(isOdd) && !categoryByAnySlug(first);
}

/**
 * Keys of addresses at which nothing was found: robots ask for the same ones all day. Good until anything changes that a page shows, and
 * for a minute, as long as the pages of a back end live that tells no changes.
 */
export class MissingAddresses {
  readonly #foundAt = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 });

  has(key: string): boolean {
    return this.#foundAt.get(key) === purges();
  }

  /** @param begun how many changes there were (`purges`) when it was begun to look for the page */
  add(key: string, begun: number): void {
    this.#foundAt.set(key, begun);
  }
}

/**
 * Address of the page for missing pages, `/cs/404` or `/cs/404/zimni-pneumatiky`: one for each language and category, so that
 * the endless number of wrong addresses does not fill the memory.
 */
function addressOf(request: IncomingMessage): string {
  const language = pageLanguage(request);
  const [, , first = ""] = (request.url ?? "").split(/[/?]/);
  const category = categoryByAnySlug(first);
  return `/${language}/404${category ? `/${category.slugs[language]}` : ""}`;
}

/**
 * The answer for a missing page: the cached page `app/[lang]/404` with status 404. Next's own answer is empty until its
 * scripts have loaded.
 * @param pages the cache of pages
 */
export async function missingAnswer(pages: PageCache, request: IncomingMessage): Promise<OwnAnswer> {
  const key = pageKey({ method: "GET", url: addressOf(request), cookie: undefined, navigation: false });
  try {
    const found = key && (await findPage(pages, key, false));
    if (!found || !("page" in found)) return failureAnswer("away", request);
    const { headers, body } = await bodyFor(request, found.page);
    return { status: 404, headers, body };
  } catch (error) {
    if (!isOverloaded(error)) throw error;
    return busyAnswer(error, request);
  }
}

import { currencyOf, isCurrency, isLanguage, localeTag } from "@/lib/domain/locale";
import { treadVersion } from "@/lib/domain/tread-path";
import { currencyCookie } from "@/lib/preferences/cookies";
import { canonicalQuery, listKeys } from "@/lib/preferences/query";
import { authCookie, freshCookie } from "@/lib/session/auth-cookie";

/** What is known of a request before any page is made. Header values are the first of their name. */
export type PageRequest = {
  method: string;
  /** Path and query as they came. */
  url: string;
  cookie: string | undefined;
  /** Is it a navigation, which wants the page's data instead of its HTML? */
  navigation: boolean;
};

/** The key of a page in the cache, and the request that renders it, which knows nothing of the visitor but the currency. */
export type PageKey = {
  key: string;
  internalPath: string;
  url: string;
  cookie: string;
  /** Id of the request that asks for it, for the log. */
  requestId?: string;
  /** The client that asks for it, for its fair share. */
  client?: string;
  /** Is the page asked for about once a minute or more often? */
  popular?: boolean;
  /** Is it a drawing, for which no page stands in where it is missing? */
  isDrawing?: boolean;
};

/** The longest address that is cached, characters: nobody bookmarks longer ones. */
export const maxUrl = 1024;

function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * The key under which the answer to a request may be cached; `null` when it has to be rendered for this visitor: a method
 * other than GET or HEAD, an address without a language or not in its canonical form, a currency to be set, a session to be
 * renewed.
 */
export function pageKey(request: PageRequest): PageKey | null {
  const { method, url, cookie = "", navigation } = request;
  if ((method !== "GET" && method !== "HEAD") || url.length > maxUrl) return null;
  const [pathname = "", search] = url.split("?", 2);
  const [, language, ...rest] = pathname.split("/");
  if (!isLanguage(language) || /[^\w\-./~%]|\/\/|%2f|~/i.test(pathname) || (rest.length > 0 && rest.at(-1) === ""))
    return null;
  if (cookieValue(cookie, authCookie) !== undefined && cookieValue(cookie, freshCookie) === undefined) return null;
  let query = "";
  if (search) {
    const given = new URLSearchParams(search);
    if (given.has("currency")) return null;
    if (listKeys.some((key) => given.has(key))) {
      given.delete("_rsc");
      query = canonicalQuery(given);
      if (query === "" || query !== given.toString().replaceAll("%2C", ",")) return null;
    }
  }
  const stored = cookieValue(cookie, currencyCookie);
  const currency = isCurrency(stored) ? stored : currencyOf(language);
  const internalPath = `/${[localeTag({ language, currency }), ...rest].join("/")}`;
  const address = query === "" ? pathname : `${pathname}?${query}`;
  return {
    key: `${currency} ${navigation ? "data" : "html"} ${address}`,
    internalPath,
    url: address,
    cookie: `${currencyCookie}=${currency}`,
  };
}

/** The drawings that pages show: a listing has up to twenty treads, so that they would take more time than the listing. */
const drawing = /^\/img\/(?:tread\/[a-z\d-]+|ground\/[a-z_-]+|label|wheel)\.svg$/;

/**
 * The key of a drawing, which is the same for everybody; `null` for any other address. Of its query only the current version of
 * the treads counts, so that nobody can fill the memory with one drawing.
 */
export function drawingKey({ method, url }: PageRequest): PageKey | null {
  const [path = "", query] = url.split("?", 2);
  if ((method !== "GET" && method !== "HEAD") || !drawing.test(path) || url.length > maxUrl) return null;
  const address = query === `v=${treadVersion}` ? url : path;
  return { key: `drawing ${address}`, internalPath: path, url: address, cookie: "", isDrawing: true };
}

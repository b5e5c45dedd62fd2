import { type NextRequest, NextResponse } from "next/server";
import {
  currencyOf,
  defaultLanguage,
  isCurrency,
  isLanguage,
  type Locale,
  localeTag,
  parseLocaleTag,
} from "@/lib/domain/locale";
import { currencyCookie, languageCookie, preferenceCookie } from "@/lib/preferences/cookies";
import { type Suggestion, suggestedPreferences } from "@/lib/preferences/geo";
import { canonicalQuery, listKeys, parseQuerySegment, querySegment } from "@/lib/preferences/query";
import { log } from "@/lib/telemetry/log";

/** An address of this site from path and query. Next wants it whole and, as its host is the request's own, sends it to
 * the browser relative, so that no proxy's or forged host name can lead anywhere else. */
function redirect(request: NextRequest, path: string, query: string, status: 307 | 308): NextResponse {
  const safe = path.replace(/^[/\\]+/, "/");
  const location = new URL(`${safe}${query ? `?${query}` : ""}`, request.url);
  return new NextResponse(null, { status, headers: { location: location.href } });
}

/** Pages whose one address has no language; they answer in place, in the visitor's. Source: specification, section 2. */
const withoutLanguage: readonly string[] = ["/reset-password"];

/**
 * Pages that answer without a language as well as with one, and what they show there: a page of their own, in another
 * layout. Source: specification, section 2.
 */
const alsoWithoutLanguage: Readonly<Record<string, string>> = { "/search-result": "/search-result/~plain" };

/** Pages with a query of their own: what it has in common with a list's query is not made canonical. */
const ownQuery: readonly string[] = ["/search-result"];

/** A language that the shop does not have is logged as an error and ignored. Source: specification, section 8. */
function reportUnsupported(language: string, where: "cookie" | "address"): void {
  log().error({ language: language.slice(0, 20), where }, "An unsupported language was asked for, it is ignored.");
}

async function chosenLanguage(request: NextRequest) {
  const stored = request.cookies.get(languageCookie)?.value;
  if (isLanguage(stored)) return { language: stored, suggestion: null };
  if (stored) reportUnsupported(stored, "cookie");
  const suggestion = await suggestedPreferences(request.headers);
  return { language: suggestion.language ?? defaultLanguage, suggestion };
}

/** Marks an answer as this visitor's own, and stores what was suggested: of a call that failed, nothing. */
function personal(response: NextResponse, request: NextRequest, suggestion: Suggestion | null): NextResponse {
  response.headers.set("vary", "cookie, accept-language");
  response.headers.set("cache-control", "private, no-store");
  const { language = null, currency = null } = suggestion ?? {};
  if (language) response.cookies.set(languageCookie, language, preferenceCookie);
  if (currency && !isCurrency(request.cookies.get(currencyCookie)?.value))
    response.cookies.set(currencyCookie, currency, preferenceCookie);
  return response;
}

/** What an address begins with that looks like a language. */
const likeLanguage = /^\/([a-z]{2})(?:\/|$)/;

async function withoutPrefix(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const unsupported = likeLanguage.exec(pathname)?.[1];
  if (unsupported) reportUnsupported(unsupported, "address");
  const { language, suggestion } = await chosenLanguage(request);
  const path = `/${language}${pathname === "/" ? "" : pathname}`;
  return personal(redirect(request, path, searchParams.toString(), 307), request, suggestion);
}

async function inPlace(request: NextRequest, shown: string): Promise<NextResponse> {
  const { language, suggestion } = await chosenLanguage(request);
  const stored = request.cookies.get(currencyCookie)?.value;
  const currency = isCurrency(stored) ? stored : (suggestion?.currency ?? currencyOf(language));
  const url = request.nextUrl.clone();
  url.pathname = `/${localeTag({ language, currency })}${shown}`;
  const response = NextResponse.rewrite(url, { request: { headers: request.headers } });
  return personal(response, request, suggestion);
}

function currencyFor(request: NextRequest, locale: { language: Locale["language"] }) {
  const requested = request.nextUrl.searchParams.get("currency")?.toUpperCase();
  const stored = request.cookies.get(currencyCookie)?.value;
  if (isCurrency(requested)) return { currency: requested, store: requested !== stored };
  return { currency: isCurrency(stored) ? stored : currencyOf(locale.language), store: false };
}

/**
 * The middleware's language step.
 * - A page path without a language goes (307) to the same path under the stored language, else the suggested one.
 * - A page that has no language in its address answers in place, in that same language; with a prefix it goes (308)
 *   to its one address. The results of a search have both addresses.
 * - An internal tag in a public address goes (308) to its public form.
 * - `?currency=` shows the page in that currency and stores it.
 * - A list query goes (308) to its canonical form, then becomes part of the internal path.
 */
export async function languageStep(request: NextRequest): Promise<NextResponse> {
  const [, first = "", ...rest] = request.nextUrl.pathname.split("/");
  const internal = parseLocaleTag(first);
  if (internal)
    return redirect(
      request,
      `/${[internal.language, ...rest].join("/")}`,
      request.nextUrl.searchParams.toString(),
      308,
    );
  const { pathname } = request.nextUrl;
  const shown = withoutLanguage.includes(pathname) ? pathname : alsoWithoutLanguage[pathname];
  if (shown) return inPlace(request, shown);
  if (!isLanguage(first)) return withoutPrefix(request);
  const bare = `/${rest.join("/")}`;
  if (withoutLanguage.includes(bare)) return redirect(request, bare, request.nextUrl.searchParams.toString(), 308);

  const inPath = parseQuerySegment(rest.at(-1));
  if (inPath) return redirect(request, `/${[first, ...rest.slice(0, -1)].join("/")}`, canonicalQuery(inPath), 308);

  const { currency, store } = currencyFor(request, { language: first });
  const given = new URLSearchParams(request.nextUrl.searchParams);
  given.delete("currency");
  const isList = !ownQuery.includes(bare) && listKeys.some((key) => given.has(key));
  const query = isList ? canonicalQuery(given) : "";
  if (isList && query !== given.toString().replaceAll("%2C", ",")) {
    const requested = request.nextUrl.searchParams.get("currency");
    const parameters = [query, requested ? `currency=${encodeURIComponent(requested)}` : ""].filter(Boolean).join("&");
    return redirect(request, request.nextUrl.pathname, parameters, 308);
  }
  const url = request.nextUrl.clone();
  url.pathname = `/${[localeTag({ language: first, currency }), ...rest, ...(query ? [querySegment(query)] : [])].join("/")}`;
  url.search = isList ? "" : given.toString();
  const response = NextResponse.rewrite(url, { request: { headers: request.headers } });
  if (store) response.cookies.set(currencyCookie, currency, preferenceCookie);
  return response;
}

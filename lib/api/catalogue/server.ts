import "server-only";
import { cache } from "react";
import { keptAnswer } from "@/lib/api/catalogue/kept-answer";
import { ask, askWithReads, orFallback, orNull } from "@/lib/api/request/server";
import { ApiError } from "@/lib/api/transport/call";
import type { InputOf } from "@/lib/contract/contract";
import type { Gone } from "@/lib/contract/problem";
import type { ProductDetail, ProductList } from "@/lib/contract/products";
import { type Category, categoryByAnySlug, categoryById, categoryBySlug } from "@/lib/domain/category";
import type { Currency, Language, Locale } from "@/lib/domain/locale";
import { parseSizeSlug, type TyreSize } from "@/lib/domain/tyre-size";
import { canonicalQuery, parseQuerySegment } from "@/lib/preferences/query";
import { reportReads } from "@/lib/runtime/page-answer";
import { defaultReads } from "@/lib/runtime/page-reads";

export type Brand = { slug: string; name: string };

/** A listing's address, read: `path` is the public one that was asked for, its query in canonical form. */
export type ListingAddress = {
  kind: "listing";
  path: string;
  category: Category;
  size: TyreSize | null;
  brand: Brand | null;
  query: URLSearchParams;
};

/** What is at a catalogue address. `moved` has the public path for a permanent redirect. */
export type Resolved =
  | ListingAddress
  | { kind: "product"; product: ProductDetail }
  | { kind: "moved"; path: string }
  /** A tyre that is no longer sold, and where others of its size are. */
  | { kind: "gone"; name: string; listing: ListingAddress }
  | { kind: "missing" };

const missing: Resolved = { kind: "missing" };

/** The brands on sale; `failure` where they cannot be read now: then what may be one of them is not missing for sure. */
type Brands = { known: readonly Brand[]; failure?: unknown };

const keptBrands = keptAnswer("GET /brands", (locale) => askWithReads("GET /brands", {}, locale));

/** @throws ApiError while the back end is unavailable */
async function brands(locale: Locale): Promise<Brands> {
  try {
    const kept = await orNull(keptBrands(locale));
    reportReads(kept?.reads ?? defaultReads(Date.now()));
    return { known: kept?.reply.body.data ?? [] };
  } catch (failure) {
    reportReads(defaultReads(Date.now()));
    return { known: await orFallback(Promise.reject(failure), []), failure };
  }
}

const ofSlug = ({ known }: Brands, slug: string) => known.find((brand) => brand.slug === slug);

/** The brand of a slug, `undefined` also where the brands cannot be read. @throws ApiError while the back end is unavailable */
export async function brandBySlug(slug: string, locale: Locale): Promise<Brand | undefined> {
  return ofSlug(await brands(locale), slug);
}

/** Nothing is there. @throws the failure to read the brands, where it may be one of them */
function missingUnless({ failure }: Brands): Resolved {
  if (failure !== undefined) throw failure;
  return missing;
}

type ListQuery = InputOf<"GET /products">["query"];

type Listing = (query: string, language: Language, currency: Currency, address: string | null) => Promise<ProductList>;

const listOnce = cache<Listing>(async (query, language, currency, address) => {
  const input = { query: JSON.parse(query) as ListQuery };
  return (await ask("GET /products", input, { language, currency }, address)).body;
});

/**
 * A page of tyres with its facets. Asked once per page, however often it is called.
 * @param address who searches, where a text is searched for
 * @throws ApiError
 */
export function listProducts(
  query: ListQuery,
  { language, currency }: Locale,
  address: string | null = null,
): Promise<ProductList> {
  return listOnce(JSON.stringify(query), language, currency, address);
}

/** The back end's data on a tyre that is no longer sold; `null` for any other error. */
function goneOf(error: unknown): { gone: Gone } | null {
  const said = error instanceof ApiError && error.code === "gone" ? error.problem?.gone : undefined;
  return said ? { gone: said } : null;
}

type Product = ProductDetail | { movedTo: string } | { gone: Gone };

/** One tyre; a new slug when its address has changed; what it was when it is no longer sold; `null` when there is none. @throws ApiError */
async function productBySlug(slug: string, locale: Locale): Promise<Product | null> {
  const request = ask("GET /products/{slug}", { path: { slug } }, locale);
  const reply = await orNull(request.catch((error: unknown) => goneOf(error) ?? Promise.reject(error)));
  if (reply !== null && "gone" in reply) return reply;
  if (reply === null || reply.status === 200) return reply?.body ?? null;
  const movedTo = reply.headers.location?.split(/[?#]/)[0]?.split("/").at(-1);
  return movedTo && movedTo !== slug ? { movedTo: decodeURIComponent(movedTo) } : null;
}

function resolveGone({ name, category: id, size: slug }: Gone, { language }: Locale): Resolved {
  const category = categoryById(id);
  const size = parseSizeSlug(slug);
  if (!category || !size) return missing;
  const path = `/${language}/${category.slugs[language]}/${slug}`;
  return {
    kind: "gone",
    name,
    listing: { kind: "listing", path, category, size, brand: null, query: new URLSearchParams() },
  };
}

async function resolveProduct(slug: string, requestedPath: string, locale: Locale): Promise<Resolved> {
  const found = await productBySlug(slug, locale);
  if (!found) return missing;
  if ("gone" in found) return resolveGone(found.gone, locale);
  if ("movedTo" in found) {
    const target = await productBySlug(found.movedTo, locale);
    return target && "paths" in target ? { kind: "moved", path: target.paths[locale.language] } : missing;
  }
  const path = found.paths[locale.language];
  return path === requestedPath ? { kind: "product", product: found } : { kind: "moved", path };
}

/** A slug with a size in it is a tyre's, so nobody counts the brands for it: a tyre's page shows nothing of theirs. */
const namesSize = /-\d{3}-(?:\d{2}-)?[rdb]\d{2}/;

async function resolve(first: string, rest: string[], locale: Locale): Promise<Resolved> {
  const { language } = locale;
  const category = categoryBySlug(language, first);
  if (!category) {
    const foreign = categoryByAnySlug(first);
    return foreign ? { kind: "moved", path: [`/${language}/${foreign.slugs[language]}`, ...rest].join("/") } : missing;
  }
  const given = parseQuerySegment(rest.at(-1));
  const segments = given ? rest.slice(0, -1) : rest;
  const query = given ?? new URLSearchParams();
  const text = canonicalQuery(query);
  const path = `/${[language, first, ...segments].join("/")}${text ? `?${text}` : ""}`;
  const listing = { kind: "listing", path, category, query } as const;
  const [one, two] = segments;
  if (one === undefined) return { ...listing, size: null, brand: null };
  if (segments.length > 2) return missing;
  const size = parseSizeSlug(one);
  if (two === undefined) {
    if (size) return { ...listing, size, brand: null };
    const requested = `/${language}/${[first, ...rest].join("/")}`;
    if (namesSize.test(one)) return resolveProduct(one, requested, locale);
    const onSale = await brands(locale);
    const brand = ofSlug(onSale, one);
    if (brand) return { ...listing, size: null, brand };
    const found = await resolveProduct(one, requested, locale);
    return found.kind === "missing" ? missingUnless(onSale) : found;
  }
  if (!size) return missing;
  const onSale = await brands(locale);
  const brand = ofSlug(onSale, two);
  return brand ? { ...listing, size, brand } : missingUnless(onSale);
}

const resolveOnce = cache((path: string, language: Language, currency: Currency) => {
  const [first = "", ...rest] = path.split("/");
  return resolve(first, rest, { language, currency });
});

/**
 * What stands under `/{category}/{slug…}`: a listing (category, then size, then brand), a product, or neither. Asked
 * once per page, however often it is called.
 * @param slug path segments as Next hands them over; a list query is the last one
 * @throws ApiError when the catalogue cannot be reached
 */
export function resolveSlug(category: string, slug: string[] | undefined, locale: Locale): Promise<Resolved> {
  return resolveOnce([category, ...(slug ?? [])].join("/"), locale.language, locale.currency);
}

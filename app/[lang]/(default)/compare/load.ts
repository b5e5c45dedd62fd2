import { cache } from "react";
import { comparedProducts, tyresBeside } from "@/lib/api/catalogue/compare-server";
import { isOffered } from "@/lib/api/request/offered";
import { mostCompared, readIds } from "@/lib/domain/compared";
import { pageLocale } from "@/lib/i18n/locale";

export type CompareQuery = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const read = cache(async (text: string) => {
  const locale = await pageLocale();
  const named = readIds(text);
  const requested = named.slice(0, mostCompared);
  const found = (await isOffered("GET /products/compare")) ? await comparedProducts(requested, locale) : null;
  const tyres = found ?? [];
  const ids = tyres.map(({ id }) => id);
  const [first] = tyres;
  const beside = first && tyres.length < mostCompared ? await tyresBeside(first.slug, locale) : [];
  return {
    locale,
    /** Can tyres be compared at all? */
    shown: found !== null,
    /** Does the address name any tyres, sold or not? */
    named: text.trim() !== "",
    tyres,
    ids,
    gone: requested.length - tyres.length,
    over: named.length - requested.length,
    beside: beside.filter(({ id }) => !ids.includes(id)),
  };
});

/** What the comparison page shows; read once for its head and its body. @throws ApiError */
export async function loadComparison({ searchParams }: CompareQuery) {
  const { ids = "" } = await searchParams;
  return read([ids].flat().join().slice(0, 200));
}

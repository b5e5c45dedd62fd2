"use client";

import { useSearchParams } from "next/navigation";
import { SearchField, type SearchFieldProps } from "@/components/search/search-field";
import { typedSearch } from "@/lib/domain/typed-search";

/**
 * The search field of the results, which holds what stands in the page's address. One cached page answers many searches: into its HTML
 * the host writes each visitor's own (`lib/host/page-cache/own-words.ts`, which knows the field's id).
 */
export function QueryField(said: SearchFieldProps) {
  return <SearchField {...said} q={typedSearch(useSearchParams().get("q") ?? "")} />;
}

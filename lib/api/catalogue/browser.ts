import { useQueryOnce } from "@/lib/api/request/query-store";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { SizeRow } from "@/lib/contract/catalogue";
import { type Locale, localeTag } from "@/lib/domain/locale";

/**
 * Every size the shop has, with counts and lowest prices, once `wanted`. Until it is here, and when it cannot be had,
 * `undefined`: the finder then leaves the question to the server.
 */
export function useSizes(locale: Locale, wanted: boolean): SizeRow[] | undefined {
  return useQueryOnce(wanted ? `sizes ${localeTag(locale)}` : null, async () => {
    const headers = { "accept-language": locale.language, "x-currency": locale.currency };
    return (await callApi(browser, "GET /sizes", {}, headers)).body.sizes ?? [];
  });
}

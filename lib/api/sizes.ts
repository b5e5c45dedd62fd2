import useSWR from "swr";
import { browser } from "@/lib/api/carriers/browser";
import { callApi } from "@/lib/api/client";
import type { SizeRow } from "@/lib/contract/catalogue";
import type { Locale } from "@/lib/domain/locale";

async function fetchSizes([, language, currency]: [string, string, string]): Promise<SizeRow[]> {
  const { body } = await callApi(browser, "GET /sizes", {}, { "accept-language": language, "x-currency": currency });
  return body.sizes ?? [];
}

/**
 * Every size the shop has, with counts and lowest prices, once `wanted`. Until it is here, and when it cannot be had,
 * `undefined`: the finder then leaves the question to the server.
 */
export function useSizes(locale: Locale, wanted: boolean): SizeRow[] | undefined {
  const { data } = useSWR(wanted ? ["sizes", locale.language, locale.currency] : null, fetchSizes, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return data;
}

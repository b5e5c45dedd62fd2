import { useQueryOnce } from "@/lib/api/request/query-store";
import { browser } from "@/lib/api/transport/browser";
import { callApi } from "@/lib/api/transport/call";
import type { Vehicle, VehicleMake } from "@/lib/contract/vehicles";
import { type Locale, localeTag } from "@/lib/domain/locale";

const headers = ({ language, currency }: Locale) => ({ "accept-language": language, "x-currency": currency });

/** Every make with its models and generations, once `wanted`; until it is here, and when it cannot be had, `undefined`. */
export function useVehicleMakes(locale: Locale, wanted: boolean): VehicleMake[] | undefined {
  return useQueryOnce(
    wanted ? `vehicles ${localeTag(locale)}` : null,
    async () => (await callApi(browser, "GET /vehicles", {}, headers(locale))).body.data,
  );
}

/** One model with its sizes; `undefined` while none is chosen, until it is here, and when it cannot be had. */
export function useVehicle(locale: Locale, make: string, model: string): Vehicle | undefined {
  return useQueryOnce(
    make && model ? `vehicle ${make}/${model} ${localeTag(locale)}` : null,
    async () =>
      (await callApi(browser, "GET /vehicles/{make}/{model}", { path: { make, model } }, headers(locale))).body,
  );
}

import useSWR from "swr";
import { browser } from "@/lib/api/carriers/browser";
import { callApi } from "@/lib/api/client";
import type { Vehicle, VehicleMake } from "@/lib/contract/vehicles";
import type { Locale } from "@/lib/domain/locale";

const headers = ({ language, currency }: Locale) => ({ "accept-language": language, "x-currency": currency });
const once = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** Every make with its models and generations, once `wanted`; until it is here, and when it cannot be had, `undefined`. */
export function useVehicleMakes(locale: Locale, wanted: boolean): VehicleMake[] | undefined {
  const { data } = useSWR(
    wanted ? ["vehicles", locale.language, locale.currency] : null,
    async () => (await callApi(browser, "GET /vehicles", {}, headers(locale))).body.data,
    once,
  );
  return data;
}

/** One model with its sizes; `undefined` while none is chosen, until it is here, and when it cannot be had. */
export function useVehicle(locale: Locale, make: string, model: string): Vehicle | undefined {
  const { data } = useSWR(
    make && model ? ["vehicle", make, model, locale.language, locale.currency] : null,
    async () =>
      (await callApi(browser, "GET /vehicles/{make}/{model}", { path: { make, model } }, headers(locale))).body,
    once,
  );
  return data;
}

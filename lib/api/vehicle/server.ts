import "server-only";
import { cache } from "react";
import { ask, orFallback, orNull } from "@/lib/api/request/server";
import type { Vehicle, VehicleMake } from "@/lib/contract/vehicles";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const makes = cache(async (language: Language, currency: Currency): Promise<VehicleMake[]> => {
  const all = ask("GET /vehicles", {}, { language, currency }).then(({ body }) => body.data);
  return orFallback(all, []);
});

/** Every make with its models and generations, by name; none where the back end tells of none. @throws ApiError while it is unavailable */
export const vehicleMakes = ({ language, currency }: Locale) => makes(language, currency);

const vehicle = cache(async (make: string, model: string, language: Language, currency: Currency) => {
  const answer = ask("GET /vehicles/{make}/{model}", { path: { make, model } }, { language, currency });
  return (await orNull(answer))?.body ?? null;
});

/** One model with the sizes of its generations, `null` when there is none. @throws ApiError */
export function vehicleBySlug(make: string, model: string, locale: Locale): Promise<Vehicle | null> {
  return vehicle(make, model, locale.language, locale.currency);
}

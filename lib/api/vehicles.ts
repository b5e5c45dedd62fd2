import "server-only";
import { cache } from "react";
import { ApiError } from "@/lib/api/client";
import { ask } from "@/lib/api/server";
import type { Vehicle, VehicleMake } from "@/lib/contract/vehicles";
import type { Currency, Language, Locale } from "@/lib/domain/locale";

const makes = cache(async (language: Language, currency: Currency): Promise<VehicleMake[]> => {
  const { body } = await ask("GET /vehicles", {}, { language, currency });
  return body.data;
});

/** Every make with its models and generations, by name. @throws ApiError */
export const vehicleMakes = ({ language, currency }: Locale) => makes(language, currency);

const vehicle = cache(async (make: string, model: string, language: Language, currency: Currency) => {
  try {
    return (await ask("GET /vehicles/{make}/{model}", { path: { make, model } }, { language, currency })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
});

/** One model with the sizes of its generations, `null` when there is none. @throws ApiError but for not_found */
export function vehicleBySlug(make: string, model: string, locale: Locale): Promise<Vehicle | null> {
  return vehicle(make, model, locale.language, locale.currency);
}

import { z } from "zod";
import type { Language } from "@/lib/domain/locale";

const entry = z.string().trim().optional();

/** The seller's entry in the business register, one setting per language. */
export const registerShape = { SHOP_REGISTER: entry, SHOP_REGISTER_SK: entry, SHOP_REGISTER_EN: entry };

const fictional: Record<Language, string> = {
  cs: "Zapsáno v obchodním rejstříku u Krajského soudu v Českých Budějovicích, oddíl C, vložka 00000",
  sk: "Zapísané v obchodnom registri Krajského súdu v Českých Budějoviciach, oddiel C, vložka 00000",
  en: "Entered in the Commercial Register at the Regional Court in České Budějovice, section C, entry 00000",
};

type Given = { [Name in keyof typeof registerShape]?: string | undefined };

/**
 * The entry by language. `SHOP_REGISTER` is written in the language of the shop's country; pages in a language without an
 * entry show none.
 */
export function registerOf(given: Given, country: "CZ" | "SK"): Partial<Record<Language, string>> {
  const { SHOP_REGISTER: own, SHOP_REGISTER_SK: slovak, SHOP_REGISTER_EN: english } = given;
  if (!own && !slovak && !english) return fictional;
  return {
    ...(country === "CZ" ? own && { cs: own } : own && { sk: own }),
    ...(slovak && { sk: slovak }),
    ...(english && { en: english }),
  };
}

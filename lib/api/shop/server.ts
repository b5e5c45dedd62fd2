import { LRUCache } from "lru-cache";
import { cache } from "react";
import { ask, orFallback } from "@/lib/api/request/server";
import { readConfig } from "@/lib/config";
import type { ContactInfo, Seller } from "@/lib/contract/shop";
import type { Locale } from "@/lib/domain/locale";

/** A back end that tells nothing about the shop. */
const noContactInfo: ContactInfo = {
  name: "",
  phone: "",
  email: "",
  address: null,
  opening_hours: [],
  map_url: "",
  company_id: "",
  vat_id: "",
  demonstration: false,
};

/** How old an answer of a host may be, ms: every page shows it, and it hardly ever changes. */
const freshFor = 60_000;

const fromHost = new LRUCache<string, ContactInfo>({ max: 20, ttl: freshFor });

const read = cache(async (language: Locale["language"], currency: Locale["currency"]): Promise<ContactInfo> => {
  const key = `${language} ${currency}`;
  const cached = fromHost.get(key);
  if (cached) return cached;
  const info = ask("GET /contacts/info", {}, { language, currency }).then(({ body }) => body);
  const told = await orFallback(info, null);
  const known = told ?? noContactInfo;
  const shown = { ...known, name: known.name || readConfig().shop.name };
  if (told && readConfig().apiHost) fromHost.set(key, shown);
  return shown;
});

/** How to reach the shop, as far as the back end tells; asked once for a page. @throws ApiError while it is unavailable */
export function contactInfo({ language, currency }: Locale): Promise<ContactInfo> {
  return read(language, currency);
}

/**
 * Who sells, whole: what the back end does not tell comes from the shop's settings.
 * @throws ApiError while the back end is unavailable
 */
export async function seller(locale: Locale): Promise<Seller> {
  const known = await contactInfo(locale);
  const { shop } = readConfig();
  const { street, zipCode, city, country } = shop;
  return {
    ...known,
    phone: known.phone || shop.phone,
    email: known.email || shop.email,
    address: known.address ?? { street, zip_code: zipCode, city, country },
    map_url: known.map_url || shop.mapUrl,
    company_id: known.company_id || shop.companyId,
    vat_id: known.vat_id || shop.vatId,
    register: known.register ?? shop.register[locale.language],
  };
}

import { sql } from "drizzle-orm";
import { database } from "@/lib/backend/database/connect";
import { parseOpeningHours } from "@/lib/backend/shop/opening-hours";
import { readConfig } from "@/lib/config";
import type { ContactInfo } from "@/lib/contract/shop";

async function hasDemonstrationStock(): Promise<boolean> {
  const rows = await database().execute<{ found: boolean }>(
    sql`select exists (select 1 from product where active and source = 'demonstration') as found`,
  );
  return rows[0]?.found ?? false;
}

/** How to reach the shop, from its settings; `demonstration` while the stock is not a merchant's own. */
export async function contactInfo(): Promise<ContactInfo> {
  const { shop, cardPayments } = readConfig();
  return {
    name: shop.name,
    phone: shop.phone,
    email: shop.email,
    address: { street: shop.street, zip_code: shop.zipCode, city: shop.city, country: shop.country },
    opening_hours: parseOpeningHours(shop.hours),
    map_url: shop.mapUrl,
    company_id: shop.companyId,
    vat_id: shop.vatId,
    register: shop.register,
    card_payments: cardPayments !== null,
    demonstration: await hasDemonstrationStock(),
  };
}

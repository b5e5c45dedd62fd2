import type { readConfig } from "@/lib/config";
import type { AdminOrder } from "@/lib/contract/admin/order-detail";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

/** What every sheet of paper is given. */
export type PrintProps = {
  orders: readonly AdminOrder[];
  /** The reader's; what goes to a customer speaks the customer's. */
  language: Language;
  texts: AdminTexts;
  shop: ReturnType<typeof readConfig>["shop"];
  now: Date;
};

/** Where an order goes: to its point, to its delivery address, or to its buyer. */
export function destinationOf({ point, delivery_address, address, contact, company }: AdminOrder): string[] {
  const name = `${contact.first_name} ${contact.last_name}`;
  const place = delivery_address ?? address;
  if (point) return [name, point.name, point.address, point.city];
  return [...(company ? [company.name] : []), name, place.address, `${place.zip_code} ${place.city}`, place.country];
}

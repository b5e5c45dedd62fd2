import { database } from "@/lib/backend/kernel/database/connect";
import { loadOrder } from "@/lib/backend/order/load-order";
import { presentOrder, type ShopOrder } from "@/lib/backend/order/present-order";
import type { Language } from "@/lib/domain/locale";

/** The order of a job, presented in `language` or else in its own. @throws Error when there is none */
export async function mailedOrder(id: string, language?: Language): Promise<ShopOrder> {
  const stored = await loadOrder(database(), id);
  if (!stored) throw new Error(`The order ${id}, whose mail is to be sent, does not exist.`);
  return presentOrder(stored, language ?? stored.language);
}

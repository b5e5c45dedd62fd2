import type { Language } from "@/lib/domain/locale";
import { cs, en, sk } from "@/messages/written";

const messages = { cs, en, sk };

/** The name of a delivery method in a language; of one that is no longer offered its id. */
export function deliveryName(id: string, language: Language): string {
  const names: Record<string, string> = messages[language].delivery.method;
  return names[id] ?? id;
}

/** The name of a payment method in a language; of one that is no longer offered its id. */
export function paymentName(id: string, language: Language): string {
  const names: Record<string, string> = messages[language].delivery.payment;
  return names[id] ?? id;
}

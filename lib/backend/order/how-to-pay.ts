import type { StoredOrder } from "@/lib/backend/order/load-order";
import { payableOrder } from "@/lib/backend/order/order-page";
import { withdrawnPart } from "@/lib/backend/order/withdrawn";
import type { PaymentInstructions } from "@/lib/backend/payments/provider";
import { providerOf } from "@/lib/backend/payments/providers";
import type { Language } from "@/lib/domain/locale";

/** How an order is still to be paid, as its page, its mails and tracking say: not at all once its buyer has withdrawn from it. */
export async function howToPay(order: StoredOrder, language: Language): Promise<PaymentInstructions> {
  if (withdrawnPart(order) === "whole") return { bank_transfer: null, card: null };
  const provider = await providerOf(order);
  return provider.instructions(await payableOrder(order, language));
}

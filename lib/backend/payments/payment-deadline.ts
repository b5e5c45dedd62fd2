import type { Executor } from "@/lib/backend/kernel/database/executor";
import { queueDeadline } from "@/lib/backend/payments/card/deadline";
import { queueTransferDeadline } from "@/lib/backend/payments/transfer-deadline";
import type { PaymentMethodId } from "@/lib/domain/payment-methods";

/** Who looks after an order that is to be paid before it is sent; what is paid on delivery has nobody. */
const queues: Partial<Record<PaymentMethodId, typeof queueDeadline>> = {
  card: queueDeadline,
  bank_transfer: queueTransferDeadline,
};

/** Has an order looked at when its time to be paid is over, so that tyres nobody pays for go back on sale. */
export async function queuePaymentDeadline(tx: Executor, id: string, payment: PaymentMethodId, placedAt: Date) {
  await queues[payment]?.(tx, id, placedAt);
}

import type { PayableOrder, PaymentProvider } from "@/lib/backend/payments/provider";
import { bankTransferOf } from "@/lib/backend/payments/transfer/bank-transfer";
import type { BankTransfer } from "@/lib/contract/payments";
import { moneyOf } from "@/lib/domain/money";
import { transferDeadline, transferReminder } from "@/lib/domain/transfer-payment";

/** How to pay an order by transfer; `null` when it is paid already or was cancelled. */
async function openTransfer(order: PayableOrder): Promise<BankTransfer | null> {
  if (order.paymentStatus !== "pending" || order.status === "cancelled" || order.status === "returned") return null;
  return bankTransferOf(order.number, moneyOf(order.total, order.currency));
}

/** A transfer to the shop's account: the merchant says when it has come, there is no bank to be asked. */
export const transferProvider: PaymentProvider = {
  name: "transfer",
  methods: ["bank_transfer"],
  offer: async () => ({ test: false }),
  instructions: async (order) => ({ bank_transfer: await openTransfer(order), card: null }),
  deadline: { task: "cancel_unpaid_transfer", at: transferDeadline, reminder: transferReminder },
  status: async ({ placedAt }, _ledger, now) => {
    const deadline = transferDeadline(placedAt);
    return now < deadline ? deadline : null;
  },
};

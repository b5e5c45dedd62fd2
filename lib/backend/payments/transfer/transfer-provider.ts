import type { PayableOrder, PaymentProvider } from "@/lib/backend/payments/provider";
import { bankTransferOf } from "@/lib/backend/payments/transfer/bank-transfer";
import { readConfig } from "@/lib/config";
import type { BankTransfer } from "@/lib/contract/payments";
import { moneyOf } from "@/lib/domain/money";
import { isReminded, transferDeadline, transferReminder, transferTerm } from "@/lib/domain/transfer-payment";

/** How to pay an order by transfer; `null` when it is paid already or was cancelled. */
async function openTransfer(order: PayableOrder): Promise<BankTransfer | null> {
  if (order.paymentStatus !== "pending" || order.status === "cancelled" || order.status === "returned") return null;
  const transfer = await bankTransferOf(order.number, moneyOf(order.total, order.currency));
  return { ...transfer, ...(order.payBy && { pay_by: order.payBy.toISOString() }) };
}

/** Until when an order is to be paid, by the setting of now. */
const term = (since: Date) => transferTerm(since, readConfig().transferDays);

/** A transfer to the shop's account: the merchant says when it has come, there is no bank to be asked. */
export const transferProvider: PaymentProvider = {
  name: "transfer",
  methods: ["bank_transfer"],
  offer: async () => ({ test: false }),
  instructions: async (order) => ({ bank_transfer: await openTransfer(order), card: null }),
  deadline: {
    task: "cancel_unpaid_transfer",
    term,
    at: (since) => transferDeadline(term(since)),
    reminder: (since) => (isReminded(readConfig().transferDays) ? transferReminder(term(since)) : null),
  },
  // One without a term is from before there were any: the nightly sweep gives it one.
  status: async ({ payBy }, _ledger, now) => {
    const deadline = transferDeadline(payBy ?? term(now));
    return now < deadline ? deadline : null;
  },
};

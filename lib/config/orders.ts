import { z } from "zod";
import { type CashLimits, cashAtHome } from "@/lib/domain/cash-bound";
import { usualTransferDays } from "@/lib/domain/transfer-payment";

/** A limit for cash in whole crowns or euros; it may only be lower than the law's. */
const cashLimit = (legal: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(legal / 100, `must be at most ${legal / 100}, which is what the law allows`)
    .optional();

/** The merchant's rules for orders. */
export const orderShape = {
  OPEN_ORDERS: z.coerce.number().int().min(1).max(10_000).default(5),
  TRANSFER_DAYS: z.coerce.number().int().min(1).max(30).default(usualTransferDays),
  CASH_LIMIT_CZK: cashLimit(cashAtHome.CZK),
  CASH_LIMIT_EUR: cashLimit(cashAtHome.EUR),
};

type Given = z.infer<z.ZodObject<typeof orderShape>>;

/** The merchant's rules for orders, as the code uses them. */
export function orderSettings({ OPEN_ORDERS, TRANSFER_DAYS, CASH_LIMIT_CZK, CASH_LIMIT_EUR }: Given) {
  const cashLimits: CashLimits = {
    ...(CASH_LIMIT_CZK !== undefined && { CZK: CASH_LIMIT_CZK * 100 }),
    ...(CASH_LIMIT_EUR !== undefined && { EUR: CASH_LIMIT_EUR * 100 }),
  };
  return {
    /** How many orders one buyer may have that are neither paid nor sent. */
    openOrders: OPEN_ORDERS,
    /** Days in which a bank transfer is to be paid. */
    transferDays: TRANSFER_DAYS,
    cashLimits,
  };
}

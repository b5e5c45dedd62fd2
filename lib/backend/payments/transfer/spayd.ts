import spayd from "spayd";
import { decimalAmount, plainCapitals, type TransferRequest } from "@/lib/backend/payments/transfer/transfer-request";

/**
 * The text of a Czech "QR Platba" code (Short Payment Descriptor 1.0, Czech Banking Association). No due date is given:
 * an app would put the payment off until that day. Capitals without diacritics keep the picture small.
 * @throws Error when the account or the symbol is in a wrong format
 */
export function spaydText(request: TransferRequest): string {
  try {
    return spayd({
      acc: request.iban.replace(/\s/g, ""),
      am: decimalAmount(request.amount),
      cc: request.amount.currency,
      rn: plainCapitals(request.recipient, 35),
      msg: plainCapitals(request.message, 60),
      xvs: request.variableSymbol,
    });
  } catch (refusal) {
    throw new Error(`No payment code could be made: ${String(refusal)}`, { cause: refusal });
  }
}

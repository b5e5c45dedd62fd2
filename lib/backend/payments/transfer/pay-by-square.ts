import { Version } from "bysquare";
import { CurrencyCode, encode, PaymentOptions } from "bysquare/pay";
import type { TransferRequest } from "@/lib/backend/payments/transfer/transfer-request";

/**
 * The text of a Slovak "PAY by square" code (Slovak Banking Association). Version 1.1.0, which all banks' apps read;
 * 1.2.0 only makes the recipient's name obligatory, which is given anyway.
 * @throws ValidationError when the account is in a wrong format
 */
export function payBySquareText(request: TransferRequest): string {
  return encode(
    {
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount: request.amount.amount / 100,
          currencyCode: CurrencyCode[request.amount.currency],
          variableSymbol: request.variableSymbol,
          paymentNote: request.message.slice(0, 140),
          bankAccounts: [{ iban: request.iban.replace(/\s/g, ""), bic: request.bic }],
          beneficiary: { name: request.recipient.slice(0, 70) },
        },
      ],
    },
    { version: Version["1.1.0"], deburr: true, validate: true },
  );
}

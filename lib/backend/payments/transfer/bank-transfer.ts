import { payBySquareText } from "@/lib/backend/payments/transfer/pay-by-square";
import { qrSvg } from "@/lib/backend/payments/transfer/qr-picture";
import { spaydText } from "@/lib/backend/payments/transfer/spayd";
import type { TransferRequest } from "@/lib/backend/payments/transfer/transfer-request";
import { readConfig } from "@/lib/config";
import type { BankTransfer } from "@/lib/contract/payments";
import type { Money } from "@/lib/domain/money";

type Code = { format: "spayd" | "pay_by_square"; text: string };

/** Czech apps read SPAYD, Slovak ones PAY by square; no app reads a code for a payment in dollars. */
function codeOf(request: TransferRequest): Code | null {
  if (request.amount.currency === "CZK") return { format: "spayd", text: spaydText(request) };
  if (request.amount.currency === "EUR") return { format: "pay_by_square", text: payBySquareText(request) };
  return null;
}

/**
 * How to pay the order `number` by bank transfer. Crowns go to the crown account, euros to the euro account. The shop
 * has no dollar account: dollars are sent to the euro account too, whose bank exchanges what arrives, so the amount stays
 * the one the shopper agreed to; there is no payment code for that, the details are typed in.
 */
export async function bankTransferOf(number: string, total: Money): Promise<BankTransfer> {
  const { shop } = readConfig();
  const account = shop.accounts[total.currency === "CZK" ? "CZK" : "EUR"];
  const request = { ...account, amount: total, variableSymbol: number, recipient: shop.name, message: number };
  const code = codeOf(request);
  return {
    iban: account.iban.replace(/\s/g, ""),
    bic: account.bic,
    variable_symbol: number,
    amount: total,
    ...(code && { qr: { ...code, svg: await qrSvg(code.text) } }),
  };
}

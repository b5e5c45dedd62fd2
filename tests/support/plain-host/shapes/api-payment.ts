import type { Currency, Order } from "../model";
import type { Reader } from "./shape";

/** Spells hundredths as an amount of that currency. */
export function moneyIn(currency: Currency) {
  return (amount: number) => ({ amount, currency });
}

const accounts = {
  CZK: { iban: "CZ6508000000192000145399", bic: "GIBACZPX" },
  EUR: { iban: "SK3112000000198742637541", bic: "TATRSKBX" },
};

/** What a shopper does next to pay: go to a page, send money, or nothing until delivery. */
export function startedPayment({ payment, uuid, number, total, currency }: Order, { url }: Reader) {
  if (payment.id === "card") return { status: "pending", redirect_url: `${url}/provider/pay/${uuid}` };
  if (payment.id !== "bank_transfer") return { status: "pending" };
  const account = currency === "CZK" ? accounts.CZK : accounts.EUR;
  const text = `SPD*1.0*ACC:${account.iban}*AM:${(total / 100).toFixed(2)}*CC:${currency}*X-VS:${number}`;
  const qr =
    currency === "CZK"
      ? { format: "spayd", text, svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }
      : {
          format: "pay_by_square",
          text: "0004A00090IFU27IV0J6HGGLIOTIBVHNQQJQ6LAVGNBT363HR13JC6C75G19O246KTT5G8",
          svg: "<svg/>",
        };
  const amount = moneyIn(currency)(total);
  return { status: "pending", bank_transfer: { ...account, variable_symbol: String(number), amount, qr } };
}

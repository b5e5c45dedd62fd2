import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { decode } from "bysquare/pay";
import { bankTransferOf } from "@/lib/backend/payments/transfer/bank-transfer";
import { qrPng } from "@/lib/backend/payments/transfer/qr-picture";
import { readPng, readSvg } from "@/tests/support/qr-reader";

const number = "2600004180";
const names = ["SHOP_NAME", "SHOP_IBAN_CZK", "SHOP_IBAN_EUR", "SHOP_BIC_EUR"];
let kept: Record<string, string | undefined>;

beforeEach(() => {
  kept = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  for (const name of names) delete process.env[name];
});

afterEach(() => {
  for (const name of names) {
    if (kept[name] === undefined) delete process.env[name];
    else process.env[name] = kept[name];
  }
});

describe("crowns", () => {
  const spayd = "SPD*1.0*ACC:CZ6508000000192000145399*AM:14952.00*CC:CZK*MSG:2600004180*RN:DEZEN*X-VS:2600004180";

  it("go to the crown account with a SPAYD code that says account, amount and symbol", async () => {
    const transfer = await bankTransferOf(number, { amount: 1_495_200, currency: "CZK" });
    expect(transfer).toMatchObject({
      iban: "CZ6508000000192000145399",
      bic: "GIBACZPX",
      variable_symbol: number,
      amount: { amount: 1_495_200, currency: "CZK" },
      qr: { format: "spayd", text: spayd },
    });
  });

  it("are read from the picture as they were meant", async () => {
    const transfer = await bankTransferOf(number, { amount: 1_495_200, currency: "CZK" });
    expect(readSvg(transfer.qr?.svg ?? "")).toBe(spayd);
    expect(readPng(await qrPng(transfer.qr?.text ?? "", 480))).toBe(spayd);
  });

  it("keep their hellers", async () => {
    const transfer = await bankTransferOf(number, { amount: 105, currency: "CZK" });
    expect(transfer.qr?.text).toContain("*AM:1.05*");
  });

  it("name the shop without diacritics and without the sign that divides fields", async () => {
    process.env.SHOP_NAME = "Žluťoučký* kůň";
    const transfer = await bankTransferOf(number, { amount: 100_000, currency: "CZK" });
    expect(transfer.qr?.text).toContain("*RN:ZLUTOUCKY KUN*");
  });

  it("are not asked for on an account that cannot be one", async () => {
    process.env.SHOP_IBAN_CZK = "CZ6508000000192000145398";
    await expect(bankTransferOf(number, { amount: 100_000, currency: "CZK" })).rejects.toThrow("No payment code");
  });
});

describe("euros", () => {
  it("go to the euro account with a PAY by square code that decodes to account, amount and symbol", async () => {
    const transfer = await bankTransferOf(number, { amount: 21_160, currency: "EUR" });
    expect(transfer).toMatchObject({
      iban: "SK3112000000198742637541",
      bic: "TATRSKBX",
      qr: { format: "pay_by_square" },
    });
    const [payment] = decode(readSvg(transfer.qr?.svg ?? "") ?? "").payments;
    expect(payment).toMatchObject({
      type: 1,
      amount: 211.6,
      currencyCode: "EUR",
      variableSymbol: number,
      bankAccounts: [{ iban: "SK3112000000198742637541", bic: "TATRSKBX" }],
      beneficiary: { name: "Dezen" },
    });
  });

  it("are read from the picture of the mail as well", async () => {
    const transfer = await bankTransferOf(number, { amount: 21_160, currency: "EUR" });
    const read = readPng(await qrPng(transfer.qr?.text ?? "", 480));
    expect(read).toBe(transfer.qr?.text);
    expect(decode(read ?? "").payments[0]?.amount).toBe(211.6);
  });

  it("are not asked for on an account that cannot be one", async () => {
    process.env.SHOP_IBAN_EUR = "SK3112000000198742637542";
    await expect(bankTransferOf(number, { amount: 21_160, currency: "EUR" })).rejects.toThrow("IBAN");
  });
});

describe("dollars", () => {
  it("go to the euro account as dollars, without a code, since no bank's app reads one", async () => {
    const transfer = await bankTransferOf(number, { amount: 23_400, currency: "USD" });
    expect(transfer).toEqual({
      iban: "SK3112000000198742637541",
      bic: "TATRSKBX",
      variable_symbol: number,
      amount: { amount: 23_400, currency: "USD" },
    });
  });
});

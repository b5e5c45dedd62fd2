import { describe, expect, it } from "@jest/globals";
import { DomainError } from "@/lib/domain/domain-error";
import { addMoney, formatMoney, type Money, moneyOf, multiplyMoney, sumMoney } from "@/lib/domain/money";

const czk = (amount: number): Money => ({ amount, currency: "CZK" });
const eur = (amount: number): Money => ({ amount, currency: "EUR" });
const nbsp = "\u00a0";
const narrow = "\u202f";

describe("money", () => {
  it("adds amounts of one currency in minor units", () => {
    expect(addMoney(eur(10), eur(20))).toEqual(eur(30));
  });

  it("refuses to add two currencies", () => {
    expect(() => addMoney(czk(100), eur(100))).toThrow(
      expect.objectContaining({ name: "DomainError", code: "currency_mismatch" }),
    );
    expect(() => sumMoney([czk(100), eur(100)], "CZK")).toThrow(DomainError);
  });

  it("refuses fractions of a minor unit and numbers too great to be exact", () => {
    expect(() => moneyOf(0.1, "EUR")).toThrow(expect.objectContaining({ code: "not_an_integer" }));
    expect(() => addMoney(eur(0.5), eur(0.5))).toThrow(DomainError);
    expect(() => multiplyMoney(eur(100), 1.5)).toThrow(DomainError);
    expect(() => multiplyMoney(eur(Number.MAX_SAFE_INTEGER), 2)).toThrow(DomainError);
    expect(() => formatMoney(eur(Number.NaN), "en")).toThrow(DomainError);
  });

  it("multiplies a price by a number of pieces", () => {
    expect(multiplyMoney(czk(215_000), 4)).toEqual(czk(860_000));
  });

  it("sums a list, and an empty one to nothing", () => {
    expect(sumMoney([czk(100), czk(250)], "CZK")).toEqual(czk(350));
    expect(sumMoney([], "USD")).toEqual({ amount: 0, currency: "USD" });
  });

  it("writes crowns whole, thousands apart by a narrow no-break space, as the reader's language does", () => {
    expect(formatMoney(czk(215_000), "cs")).toBe(`2${narrow}150${nbsp}Kč`);
    expect(formatMoney(czk(215_000), "sk")).toBe(`2${narrow}150${nbsp}Kč`);
    expect(formatMoney(czk(215_000), "en")).toBe(`CZK${nbsp}2,150`);
  });

  it("writes euros and dollars with cents", () => {
    expect(formatMoney(eur(5290), "sk")).toBe(`52,90${nbsp}€`);
    expect(formatMoney(eur(5290), "en")).toBe("€52.90");
    expect(formatMoney({ amount: 123_456, currency: "USD" }, "en")).toBe("$1,234.56");
    expect(formatMoney({ amount: 500, currency: "USD" }, "cs")).toBe(`5,00${nbsp}$`);
  });

  it("names a bound without cents where there are none, a price never", () => {
    expect(formatMoney(eur(14_000), "sk", { bound: true })).toBe(`140${nbsp}€`);
    expect(formatMoney({ amount: 16_200, currency: "USD" }, "en", { bound: true })).toBe("$162");
    expect(formatMoney(eur(14_050), "sk", { bound: true })).toBe(`140,50${nbsp}€`);
    expect(formatMoney(czk(300_000), "cs", { bound: true })).toBe(`3${narrow}000${nbsp}Kč`);
    expect(formatMoney(eur(14_000), "sk")).toBe(`140,00${nbsp}€`);
  });

  it("rounds crowns half away from zero and never writes minus zero", () => {
    expect(formatMoney(czk(150), "cs")).toBe(`2${nbsp}Kč`);
    expect(formatMoney(czk(-150), "cs")).toBe(`-2${nbsp}Kč`);
    expect(formatMoney(czk(-49), "cs")).toBe(`0${nbsp}Kč`);
  });

  it("shows hellers on request, where there are any", () => {
    expect(formatMoney(czk(177_686), "cs", { exact: true })).toBe(`1${narrow}776,86${nbsp}Kč`);
    expect(formatMoney(czk(177_600), "cs", { exact: true })).toBe(`1${narrow}776${nbsp}Kč`);
  });
});

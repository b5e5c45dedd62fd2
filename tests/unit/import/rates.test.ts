import { describe, expect, it } from "@jest/globals";
import { priceLists } from "@/lib/backend/import/prices/price-lists";
import { defaultRates, rateOption, readRates } from "@/lib/backend/import/prices/rates";

describe("rates", () => {
  it("are the defaults where none is given", () => expect(readRates({})).toEqual(defaultRates));
  it("count in crowns, or through another currency of the shop", () => {
    const rates = readRates({ KZT: "0.045CZK", EUR: "25", PLN: "0,23 EUR" });
    expect(rates).toEqual({ CZK: 1, USD: 21, EUR: 25, KZT: 0.045, PLN: 5.75 });
  });
  it.each(["KZT", "KZT=", "KZT=x", "KZT=-1CZK", "CZK=2", "KZT=5GBP", "EUR=1EUR"])("%s is refused", (text) => {
    expect(() => readRates(Object.fromEntries([rateOption(text)]))).toThrow("bad_rate");
  });
});

describe("the price lists from one price", () => {
  const rates = readRates({ EUR: "25", USD: "20", KZT: "0.045" });
  it("keep the given currency as it is, crowns whole", () => {
    expect(priceLists(11_572, "EUR", rates)).toEqual({ CZK: 289_300, EUR: 11_572, USD: 14_465 });
    expect(priceLists(129_050, "CZK", rates)).toEqual({ CZK: 129_100, EUR: 5162, USD: 6453 });
  });
  it("are converted from a currency the shop has no list in", () => {
    expect(priceLists(1_290_000, "KZT", rates)).toEqual({ CZK: 58_100, EUR: 2322, USD: 2903 });
  });
  it("never come to nothing", () => {
    expect(priceLists(1, "CZK", rates)).toEqual({ CZK: 100, EUR: 1, USD: 1 });
  });
});

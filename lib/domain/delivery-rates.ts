import type { Country, Currency } from "@/lib/domain/locale";
import { type Money, moneyOf } from "@/lib/domain/money";

/** All in minor units, VAT included. */
export type DeliveryRates = {
  /** To the door, for one, two and three tyres together. */
  courier: readonly [number, number, number];
  /** To a partner garage or a depot, for one to three tyres. */
  parcelshop: number;
  /** On top of the courier's price, for each tyre of 18 inches and more or of an SUV. */
  largeTyre: number;
  /** Goods of this price and more travel free. */
  freeFrom: number;
  cashOnDelivery: number;
};

/** So many tyres and more travel free, whatever they cost. */
export const freeTyres = 4;

/**
 * The shop's delivery prices: a list per country and currency. Crowns for Czechia and euros for Slovakia are the lists
 * kept by hand (close to what tyre shops of the two countries charge); the others were computed from them at 24.3 CZK
 * to the euro and 21 CZK to the dollar, then rounded, and change only when these lists do.
 */
const rates: Record<Country, Record<Currency, DeliveryRates>> = {
  CZ: {
    CZK: {
      courier: [13_900, 16_900, 22_900],
      parcelshop: 9_900,
      largeTyre: 3_000,
      freeFrom: 300_000,
      cashOnDelivery: 4_900,
    },
    EUR: { courier: [570, 690, 940], parcelshop: 410, largeTyre: 120, freeFrom: 12_500, cashOnDelivery: 200 },
    USD: { courier: [660, 800, 1_090], parcelshop: 470, largeTyre: 140, freeFrom: 14_500, cashOnDelivery: 230 },
  },
  SK: {
    CZK: {
      courier: [14_500, 19_000, 26_500],
      parcelshop: 11_900,
      largeTyre: 3_500,
      freeFrom: 340_000,
      cashOnDelivery: 4_500,
    },
    EUR: { courier: [590, 790, 1_090], parcelshop: 490, largeTyre: 150, freeFrom: 14_000, cashOnDelivery: 190 },
    USD: { courier: [680, 910, 1_260], parcelshop: 570, largeTyre: 170, freeFrom: 16_200, cashOnDelivery: 220 },
  },
};

/** The price list of a country in a currency, as pages show it. */
export function deliveryRates(country: Country, currency: Currency): DeliveryRates {
  return rates[country][currency];
}

/** The price of goods from which delivery is free. */
export function freeDeliveryFrom(country: Country, currency: Currency): Money {
  return moneyOf(rates[country][currency].freeFrom, currency);
}

/** The fee of cash on delivery. */
export function codFee(country: Country, currency: Currency): Money {
  return moneyOf(rates[country][currency].cashOnDelivery, currency);
}

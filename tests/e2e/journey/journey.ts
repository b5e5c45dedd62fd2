import type { Money } from "@/lib/domain/money";
import type { Shown } from "../support/tyres";

/** What one shopper does and what the shop says to them, written down in their language. */
export type Journey = {
  title: string;
  /** The browser's own language. */
  locale: string;
  shown: Shown;
  /** A price as this shopper's pages write it. */
  price: (money: Pick<Money, "amount">) => string;
  /** A number of tyres with its noun in the right form. */
  tyres: (count: number) => string;
  finder: {
    heading: string;
    /** The shopper's own currency, where it is not the one offered: the switch and what is chosen there. */
    currency?: { from: string; to: string; shown: string };
    fields: [label: string, value: string][];
    show: string;
  };
  listing: {
    path: string;
    /** The same list asked of the API. */
    query: string;
    heading: string;
    summary: (count: string) => string;
    inStock: string;
    wetB: string;
    sortLabel: string;
    cheapest: string;
    wetChip: string;
    stockChip: string;
  };
  product: { four: string; quantity: string; add: string; added: string };
  cart: { badge: string; quantityOf: string; heading: string; summary: string; vat: string; checkout: string };
  checkout: {
    heading: string;
    fields: [label: string, value: string][];
    country: { label: string; value: string; name: string };
    delivery: string;
    point?: { search: string; text: string; name: string };
    payment: string;
    agree: string;
    order: string;
    /** Minor units; what the way to pay costs. */
    fee: number;
  };
  order: {
    accepted: RegExp;
    heading: string;
    email: string;
    lines: string;
    pieces: (price: string) => string;
    vat: string;
    total: string;
    /** Where the tyres go and how, as the page and the mail name it. */
    delivery: string;
    payment: string;
    place: string;
    code?: string;
  };
  mail: {
    subject: (number: string) => string;
    hello: string;
    total: string;
    vat: string;
    pieces: (price: string) => string;
  };
};

import type { Money } from "@/lib/domain/money";
import type { Journey } from "./journey";

const price = ({ amount }: Pick<Money, "amount">) => `CZK ${(amount / 100).toLocaleString("en")}`;

/** Sam lives in Prague: English pages, prices in crowns, cash to the courier. */
export const english: Journey = {
  title: "in English with prices in crowns, paid in cash on delivery",
  locale: "en-GB",
  shown: { language: "en", currency: "CZK" },
  price,
  tyres: (count) => `${count} ${count === 1 ? "tyre" : "tyres"}`,
  finder: {
    heading: "Your size is on the sidewall",
    currency: { from: "EN · $", to: "Kč, crowns", shown: "EN · Kč" },
    fields: [
      ["Season", "Summer"],
      ["Width", "195"],
      ["Profile", "65"],
      ["Rim", "R15"],
    ],
    show: "Show",
  },
  listing: {
    path: "/en/summer-tyres/195-65-r15",
    query: "category=car-summer&width=195&profile=65&rim=15&commercial=0",
    heading: "195/65 R15 Summer tyres for cars",
    summary: (count) => `${count} from `,
    inStock: "In stock only",
    wetB: "Class B",
    sortLabel: "Sort by",
    cheapest: "Price: low to high",
    wetChip: "wet grip B remove",
    stockChip: "in stock remove",
  },
  product: { four: "4 tyres", quantity: "Quantity", add: "Add to cart", added: "It is in your cart." },
  cart: {
    badge: "Cart, 4 tyres",
    heading: "Cart",
    quantityOf: "Quantity of",
    summary: "Summary",
    vat: "including 21% VAT",
    checkout: "Continue to checkout",
  },
  checkout: {
    heading: "Checkout",
    fields: [
      ["First name", "Sam"],
      ["Last name", "O’Neill"],
      ["Email", "sam.oneill@mail.example"],
      ["Phone", "777 123 456"],
      ["Street and house number", "Vinohradská 12"],
      ["Postcode", "120 00"],
      ["Town", "Praha 2"],
    ],
    country: { label: "Country", value: "CZ", name: "Czechia" },
    delivery: "Courier to your door",
    payment: "Payment on delivery",
    agree: "I agree to the terms of sale",
    order: "Order with obligation to pay",
    fee: 4_900,
  },
  order: {
    accepted: /^We have your order \d{10}$/,
    heading: "Thank you, we are preparing your tyres",
    email: "We are sending the confirmation to sam.oneill@mail.example.",
    lines: "What you ordered",
    pieces: (each) => `4 tyres at ${each}`,
    vat: "VAT 21%",
    total: "Total including VAT",
    delivery: "Courier to your door",
    payment: "Payment on delivery",
    place: "Vinohradská 12, 120 00 Praha 2",
  },
  mail: {
    subject: (number) => `We have your order ${number}`,
    hello: "Hello,",
    total: "Total including VAT",
    vat: "VAT 21%",
    pieces: (each) => `4 × ${each}`,
  },
};

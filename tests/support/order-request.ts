import type { InputOf } from "@/lib/contract/contract";

export type OrderInput = InputOf<"POST /checkout/create-order">["body"];

/** An order that passes every rule: to Czechia by courier, paid by transfer. */
export const czechOrder: OrderInput = {
  contact: {
    first_name: "Jana",
    last_name: "Dvořáková",
    email: "jana.dvorakova@post.example",
    phone_number: "601 234 567",
  },
  address: { country: "CZ", city: "České Budějovice", address: "Lipová 1511/23", zip_code: "37004" },
  delivery: { id: "courier_cz" },
  payment: { id: "bank_transfer" },
  agreement: 1,
};

/** The same to Slovakia, paid in cash at a partner garage, bought by a company. */
export const slovakOrder: OrderInput = {
  contact: {
    first_name: "Peter",
    last_name: "Kováč",
    email: "peter.kovac@posta.example",
    phone_number: "0905 123 456",
  },
  address: { country: "SK", city: "Bratislava", address: "Obchodná 12", zip_code: "811 06" },
  company: { name: "Kováč, s. r. o.", ico: "31333532", dic: "2020310578", ic_dph: "SK2020310578" },
  delivery: { id: "fitter_sk", point_id: "sk-pneuservis-saris-presov" },
  payment: { id: "cash_on_delivery" },
  note: "Zavolajte, prosím, deň vopred.",
  agreement: 1,
};

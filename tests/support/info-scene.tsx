import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Blocks } from "@/components/info/block-names";
import type { InfoProps } from "@/components/info/facts";
import { HostPayments } from "@/components/info/host-payments";
import { type InfoText, infoText, type TextName } from "@/components/info/info-text";
import { SellerDetails } from "@/components/info/seller-details";
import { WithdrawalForm } from "@/components/info/withdrawal-form";
import { type ShopOffer, wholeOffer } from "@/lib/api/shop/offer";
import type { Seller } from "@/lib/contract/shop";
import { currencyOf, type Language } from "@/lib/domain/locale";
import { moneyOf } from "@/lib/domain/money";
import { unbrokenMessages } from "@/lib/domain/unbroken";
import { written } from "@/messages/written";
import { inRouter } from "./in-router";

export const novak: Seller = {
  name: "Pneu Novák",
  phone: "+420 555 111 222",
  email: "obchod@novak.example",
  address: { street: "Dlouhá 7", zip_code: "602 00", city: "Brno", country: "CZ" },
  opening_hours: [],
  map_url: "https://example.org/map",
  company_id: "12345679",
  vat_id: "CZ12345679",
  demonstration: false,
};

/** A back end with the specified calls only. */
export const bareOffer: ShopOffer = {
  ...wholeOffer,
  ...{ catalogue: false, cars: false, tracking: false, withdrawal: false, reviews: false },
  ...{ dataExport: false, accountDeletion: false, host: true, ownCatalogue: false },
  checkout: {
    delivery: { CZ: [], SK: [] },
    payment: [{ id: "twisto", name: "Twisto", price: moneyOf(2500, "CZK") }],
  },
};

/** A message by its key below a node: `line.date`. */
const messageIn = (node: object) => (key: string) =>
  key.split(".").reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], node) as string;

/** Blocks as pages make them; what asks the API or reckons with rates is its name. */
export function sceneBlocks({ shop, locale, offer = wholeOffer }: InfoProps): Blocks {
  const { seller_details, withdrawal_form } = unbrokenMessages(locale.language, written[locale.language].terms);
  return {
    "seller-details": () => <SellerDetails seller={shop} t={messageIn(seller_details)} />,
    "withdrawal-form": () => <WithdrawalForm seller={shop} t={messageIn(withdrawal_form)} />,
    "host-payments": () => <HostPayments ways={offer.checkout?.payment ?? []} locale={locale} />,
    "delivery-prices": () => "PRICES",
    "payment-methods": () => "PAYMENTS",
    article: () => null,
  };
}

type Scene = Partial<Omit<InfoProps, "shop">> & { shop?: Partial<Seller>; returns?: string; orderButton?: string };

/** A text as pages have it. @param scene what is not as usual */
export function readText(name: TextName, language: Language, scene: Scene = {}): Promise<InfoText> {
  const { shop, returns = "RETURNS", orderButton = "Buy and pay", ...rest } = scene;
  const locale = { language, currency: currencyOf(language) };
  const props = { hours: "", locale, ...rest, shop: { ...novak, ...shop } };
  return infoText(name, props, { returns, orderButton }, sceneBlocks(props));
}

/** Content as HTML, with plain blanks. */
export const htmlOf = (node: ReactNode) => renderToStaticMarkup(inRouter(node)).replace(/[\u00a0\u202f]/g, " ");

/** The whole text as HTML, with plain blanks. */
export async function readHtml(...request: Parameters<typeof readText>): Promise<string> {
  const { lead, sections } = await readText(...request);
  const parts = sections.flatMap(({ title, text, entries }) => [
    <h2 key="title">{title}</h2>,
    text,
    ...entries.flatMap((entry) => [<h3 key="title">{entry.title}</h3>, entry.text]),
  ]);
  return htmlOf(createElement(Fragment, null, lead, ...parts));
}

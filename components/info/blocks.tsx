import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ArticleLink } from "@/components/info/article-link";
import type { Blocks } from "@/components/info/block-names";
import { DeliveryTable } from "@/components/info/delivery-table";
import type { InfoProps } from "@/components/info/facts";
import { HostPayments } from "@/components/info/host-payments";
import { HostDelivery, HostPayment } from "@/components/info/host-tables";
import { PaymentTable } from "@/components/info/payment-table";
import { SellerDetails } from "@/components/info/seller-details";
import { WithdrawalForm } from "@/components/info/withdrawal-form";
import { wholeOffer } from "@/lib/api/shop/offer";
import { onlineIn } from "@/lib/api/shop/online-payments";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Country } from "@/lib/domain/locale";

/**
 * The blocks of the texts. Tables of delivery and payment follow the rules of the checkout, the country of the visitor's
 * language first; with a remote checkout they show its data.
 */
export async function infoBlocks({ shop, locale, offer = wholeOffer }: InfoProps): Promise<Blocks> {
  const { checkout } = offer;
  const online = onlineIn(shop, locale.currency);
  const order: Country[] = guessedCountry(locale) === "CZ" ? ["CZ", "SK"] : ["SK", "CZ"];
  const toEach = (table: (country: Country) => ReactNode) => order.map(table);
  const details = await getTranslations("terms.seller_details");
  const form = await getTranslations("terms.withdrawal_form");
  return {
    "seller-details": () => <SellerDetails seller={shop} t={details} />,
    "withdrawal-form": () => <WithdrawalForm seller={shop} t={form} />,
    "host-payments": () => <HostPayments ways={checkout?.payment ?? []} locale={locale} />,
    "delivery-prices": () =>
      toEach((to) =>
        checkout ? (
          <HostDelivery key={to} country={to} ways={checkout.delivery[to]} locale={locale} />
        ) : (
          <DeliveryTable key={to} country={to} locale={locale} />
        ),
      ),
    "payment-methods": () =>
      checkout ? (
        <HostPayment ways={checkout.payment} locale={locale} />
      ) : (
        toEach((to) => <PaymentTable key={to} country={to} locale={locale} online={online} />)
      ),
    article: (slug) => (slug ? <ArticleLink slug={slug} locale={locale} /> : null),
  };
}

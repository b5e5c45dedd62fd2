import "@/components/help/tables.css";
import { getTranslations } from "next-intl/server";
import { deliveryCs } from "@/components/help/cs/delivery";
import { deliveryElsewhereCs } from "@/components/help/cs/elsewhere";
import { DeliveryTable } from "@/components/help/delivery-table";
import { deliveryEn } from "@/components/help/en/delivery";
import { deliveryElsewhereEn } from "@/components/help/en/elsewhere";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { HostDelivery, HostPayment } from "@/components/help/host-tables";
import { PaymentTable } from "@/components/help/payment-table";
import { deliverySk } from "@/components/help/sk/delivery";
import { deliveryElsewhereSk } from "@/components/help/sk/elsewhere";
import { TextPage } from "@/components/ui/text-page";
import { onlineIn } from "@/lib/api/shop/online-payments";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Country } from "@/lib/domain/locale";

const texts = { cs: deliveryCs, sk: deliverySk, en: deliveryEn };
const elsewhere = { cs: deliveryElsewhereCs, sk: deliveryElsewhereSk, en: deliveryElsewhereEn };

/**
 * Delivery and payment: the tables are reckoned by the rules of the checkout, the country of the visitor's language first. Where
 * the checkout is at a back end elsewhere, they hold what that tells.
 */
export async function Delivery(props: HelpProps) {
  const { locale } = props;
  const online = onlineIn(props.shop, locale.currency);
  const t = await getTranslations("info");
  const returns = await getTranslations("returns");
  const order: Country[] = guessedCountry(locale) === "CZ" ? ["CZ", "SK"] : ["SK", "CZ"];
  const facts = helpFacts(props, returns("sentence"));
  const { checkout } = facts.offer;
  if (checkout) {
    const told = {
      prices: order.map((to) => <HostDelivery key={to} country={to} ways={checkout.delivery[to]} locale={locale} />),
      payments: <HostPayment ways={checkout.payment} locale={locale} />,
    };
    const text = elsewhere[locale.language](facts, told);
    return <TextPage language={locale.language} title={t("delivery.title")} contents={t("contents")} {...text} />;
  }
  const tables = {
    prices: order.map((country) => <DeliveryTable key={country} country={country} locale={locale} />),
    payments: order.map((country) => <PaymentTable key={country} country={country} locale={locale} online={online} />),
  };
  return (
    <TextPage
      language={locale.language}
      title={t("delivery.title")}
      contents={t("contents")}
      {...texts[locale.language](facts, tables)}
    />
  );
}

import "@/components/help/tables.css";
import { getTranslations } from "next-intl/server";
import { deliveryCs } from "@/components/help/cs/delivery";
import { DeliveryTable } from "@/components/help/delivery-table";
import { deliveryEn } from "@/components/help/en/delivery";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { PaymentTable } from "@/components/help/payment-table";
import { deliverySk } from "@/components/help/sk/delivery";
import { TextPage } from "@/components/ui/text-page";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Country } from "@/lib/domain/locale";

const texts = { cs: deliveryCs, sk: deliverySk, en: deliveryEn };

/** Delivery and payment: the tables are reckoned by the rules of the checkout, the country of the visitor's language first. */
export async function Delivery(props: HelpProps) {
  const { locale } = props;
  const card = props.shop.card_payments ?? false;
  const t = await getTranslations("info");
  const order: Country[] = guessedCountry(locale) === "CZ" ? ["CZ", "SK"] : ["SK", "CZ"];
  const tables = {
    prices: order.map((country) => <DeliveryTable key={country} country={country} locale={locale} />),
    payments: order.map((country) => <PaymentTable key={country} country={country} locale={locale} card={card} />),
  };
  return (
    <TextPage
      title={t("delivery.title")}
      contents={t("contents")}
      {...texts[locale.language](helpFacts(props), tables)}
    />
  );
}

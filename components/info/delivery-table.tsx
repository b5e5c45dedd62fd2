import { getTranslations } from "next-intl/server";
import { DeliveryPriceTable } from "@/components/info/delivery-price-table";
import { deliveryRates } from "@/lib/domain/delivery-rates";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";

/** What delivery to a country costs, under its name, with what a large tyre adds. */
export async function DeliveryTable({ country, locale }: { country: Country; locale: Locale }) {
  const { language, currency } = locale;
  const t = await getTranslations("landing.delivery");
  const info = await getTranslations("info.delivery_table");
  const large = moneyOf(deliveryRates(country, currency).largeTyre, currency);
  const id = `to-${country.toLowerCase()}`;
  return (
    <>
      <h3 id={id}>{t(`country.${country}`)}</h3>
      <DeliveryPriceTable country={country} locale={locale} labelledBy={id} />
      <p className="sm muted">{info("large", { price: formatMoney(large, language) })}</p>
    </>
  );
}

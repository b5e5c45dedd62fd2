import { getTranslations } from "next-intl/server";
import { deliveryOffer, offeredQuantities } from "@/lib/domain/delivery-offer";
import { deliveryRates } from "@/lib/domain/delivery-rates";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney, type Money, moneyOf } from "@/lib/domain/money";

/** Each way of delivery to a country with its days and its price for one, two and four tyres. */
export async function DeliveryTable({ country, locale }: { country: Country; locale: Locale }) {
  const { language, currency } = locale;
  const t = await getTranslations("landing.delivery");
  const info = await getTranslations("info.delivery_table");
  const names = await getTranslations("delivery.method");
  const price = (amount: Money) => (amount.amount === 0 ? t("free") : formatMoney(amount, language));
  const large = moneyOf(deliveryRates(country, currency).largeTyre, currency);
  return (
    <>
      <h3 id={`to-${country.toLowerCase()}`}>{t(`country.${country}`)}</h3>
      <table aria-labelledby={`to-${country.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{t("method")}</th>
            {offeredQuantities.map((count) => (
              <th className="r" scope="col" key={count}>
                {t("pieces", { count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveryOffer(country, currency).map(({ method, prices }) => (
            <tr key={method.id}>
              <th scope="row">
                {names(method.id)}
                <small>{t("days", { from: method.transitDays[0], to: method.transitDays[1] })}</small>
              </th>
              {prices.map((amount, index) => (
                <td className="r" key={offeredQuantities[index]}>
                  {price(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sm muted">{info("large", { price: formatMoney(large, language) })}</p>
    </>
  );
}

import { getTranslations } from "next-intl/server";
import { deliveryOffer, offeredQuantities } from "@/lib/domain/delivery-offer";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";

/**
 * Each way of delivery to a country with its days and its price for one, two and four tyres, by the rules of the checkout.
 * @param labelledBy id of the heading that names the table, where it has one of its own
 */
export async function DeliveryPriceTable(props: { country: Country; locale: Locale; labelledBy?: string }) {
  const { country, locale, labelledBy } = props;
  const t = await getTranslations("landing.delivery");
  const names = await getTranslations("delivery.method");
  return (
    <table className="by-count" aria-labelledby={labelledBy}>
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
        {deliveryOffer(country, locale.currency).map(({ method, prices }) => (
          <tr key={method.id}>
            <th scope="row">
              {names(method.id)}
              <small>{t("days", { from: method.transitDays[0], to: method.transitDays[1] })}</small>
            </th>
            {prices.map((price, index) => (
              <td className="r" key={offeredQuantities[index]}>
                {price.amount === 0 ? t("free") : formatMoney(price, locale.language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

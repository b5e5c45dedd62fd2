import { getTranslations } from "next-intl/server";
import { deliveryOffer, offeredQuantities } from "@/lib/domain/delivery-offer";
import { freeDeliveryFrom } from "@/lib/domain/delivery-rates";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Locale } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";

/** Delivery prices for one, two and four tyres, from the same rules as the checkout. */
export async function DeliveryPrices({ locale }: { locale: Locale }) {
  const t = await getTranslations("landing.delivery");
  const names = await getTranslations("delivery");
  const country = guessedCountry(locale);
  const price = (amount: Money) => (amount.amount === 0 ? t("free") : formatMoney(amount, locale.language));
  return (
    <section className="sunk">
      <div className="wrap sec two">
        <div>
          <h2>{t("title")}</h2>
          <p className="muted">
            {t("text", {
              country: t(`country.${country}`),
              from: formatMoney(freeDeliveryFrom(country, locale.currency), locale.language),
            })}
          </p>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("method")}</th>
              {offeredQuantities.map((quantity) => (
                <th className="r" scope="col" key={quantity}>
                  {t("pieces", { count: quantity })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deliveryOffer(country, locale.currency).map(({ method, prices }) => (
              <tr key={method.id}>
                <th scope="row">
                  {names(`method.${method.id}`)}
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
      </div>
    </section>
  );
}

import { getTranslations } from "next-intl/server";
import { deliveryMethods, deliveryPrice } from "@/lib/domain/delivery";
import { freeDeliveryFrom } from "@/lib/domain/delivery-rates";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Locale } from "@/lib/domain/locale";
import { formatMoney, moneyOf } from "@/lib/domain/money";

const quantities = [1, 2, 4];
/** A 16-inch car tyre: the table's prices are of the commonest size, larger ones are named in the text below it. */
const common = { rim: 16, family: "car", overallDiameterMm: 632, widthMm: 205 } as const;

/** Delivery prices for one, two and four tyres, from the same rules as the checkout. */
export async function DeliveryPrices({ locale }: { locale: Locale }) {
  const t = await getTranslations("landing.delivery");
  const names = await getTranslations("delivery");
  const country = guessedCountry(locale);
  const price = (methodId: string, quantity: number) => {
    const goodsTotal = moneyOf(0, locale.currency);
    const amount = deliveryPrice({ methodId, currency: locale.currency, tyres: [{ ...common, quantity }], goodsTotal });
    return amount.amount === 0 ? t("free") : formatMoney(amount, locale.language);
  };
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
              {quantities.map((quantity) => (
                <th className="r" scope="col" key={quantity}>
                  {t("pieces", { count: quantity })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deliveryMethods(country).map((method) => (
              <tr key={method.id}>
                <th scope="row">
                  {names(`method.${method.id}`)}
                  <small>{t("days", { from: method.transitDays[0], to: method.transitDays[1] })}</small>
                </th>
                {quantities.map((quantity) => (
                  <td className="r" key={quantity}>
                    {price(method.id, quantity)}
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

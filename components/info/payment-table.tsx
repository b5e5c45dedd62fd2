import { getTranslations } from "next-intl/server";
import { deliveryMethods } from "@/lib/domain/delivery";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { type PaymentMethodId, paymentMethods } from "@/lib/domain/payment-methods";

/** The ways to pay for delivery to a country in the page's currency, by way of delivery, each with its fee. @param online what its gateways offer */
export async function PaymentTable(props: { country: Country; locale: Locale; online: readonly PaymentMethodId[] }) {
  const { country, locale, online } = props;
  const { language, currency } = locale;
  const t = await getTranslations("landing.delivery");
  const names = await getTranslations("delivery");
  const id = `pay-${country.toLowerCase()}`;
  return (
    <>
      <h3 id={id}>{t(`country.${country}`)}</h3>
      <table aria-labelledby={id}>
        <tbody>
          {deliveryMethods(country).map((method) => (
            <tr key={method.id}>
              <th scope="row">{names(`method.${method.id}`)}</th>
              <td>
                {paymentMethods({ currency, country, delivery: method.type, online }).map((payment) => (
                  <div key={payment.id}>
                    {names(`payment.${payment.id}`)}:{" "}
                    {payment.price.amount === 0 ? t("free") : formatMoney(payment.price, language)}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

import { getTranslations } from "next-intl/server";
import type { HostCheckout } from "@/lib/api/checkout/server";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney, type Money } from "@/lib/domain/money";

type Way = { id: string | number; name: string; price: Money };

/** @param free text of a zero price; `null` for payments, whose unknown fee counts as none */
type WaysProps = { ways: readonly Way[]; locale: Locale; labelledBy: string; free: string | null };

async function Ways({ ways, locale, labelledBy, free }: WaysProps) {
  const own = await getTranslations("host_delivery");
  if (ways.length === 0) return <p>{own("ask")}</p>;
  return (
    <table aria-labelledby={labelledBy}>
      <tbody>
        {ways.map(({ id, name, price }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className="r">{price.amount === 0 ? free : formatMoney(price, locale.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The remote back end's delivery methods to a country. */
export async function HostDelivery(props: { country: Country; ways: readonly Way[]; locale: Locale }) {
  const { country, ways, locale } = props;
  const t = await getTranslations("landing.delivery");
  const id = `to-${country.toLowerCase()}`;
  return (
    <>
      <h3 id={id}>{t(`country.${country}`)}</h3>
      <Ways ways={ways} locale={locale} labelledBy={id} free={t("free")} />
    </>
  );
}

/** The remote back end's payment methods. */
export function HostPayment({ ways, locale }: { ways: HostCheckout["payment"]; locale: Locale }) {
  return <Ways ways={ways} locale={locale} labelledBy="payment-title" free={null} />;
}

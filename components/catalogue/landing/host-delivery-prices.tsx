import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { HostCheckout } from "@/lib/api/checkout/server";
import { guessedCountry } from "@/lib/domain/guessed-country";
import type { Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { pathOf } from "@/lib/seo/paths";

/** The remote back end's delivery methods with prices; nothing when it has none. */
export async function HostDeliveryPrices({ checkout, locale }: { checkout: HostCheckout; locale: Locale }) {
  const t = await getTranslations("landing.delivery");
  const own = await getTranslations("host_delivery");
  const country = guessedCountry(locale);
  const ways = checkout.delivery[country];
  if (ways.length === 0) return null;
  return (
    <section>
      <div className="wrap sec two">
        <div>
          <h2>{own("title", { country: t(`country.${country}`) })}</h2>
          <p className="muted">
            {own.rich("text", { link: (text) => <Link href={pathOf("delivery", locale.language)}>{text}</Link> })}
          </p>
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("method")}</th>
              <th className="r" scope="col">
                {own("price")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ways.map(({ id, name, price }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="r">{price.amount === 0 ? t("free") : formatMoney(price, locale.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

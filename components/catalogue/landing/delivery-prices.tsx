import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { freeDeliveryFrom } from "@/lib/domain/delivery-rates";
import type { Country, Locale } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";

/** What delivery to a country costs. @param children the table of its prices */
export async function DeliveryPrices(props: { country: Country; locale: Locale; children: ReactNode }) {
  const { country, locale, children } = props;
  const t = await getTranslations("landing.delivery");
  return (
    <section className="sunk">
      <div className="wrap sec two">
        <div>
          <h2>{t("title")}</h2>
          <p className="muted">
            {t("text", {
              country: t(`country.${country}`),
              from: formatMoney(freeDeliveryFrom(country, locale.currency), locale.language, { bound: true }),
            })}
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}

import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import type { ContactInfo } from "@/lib/contract/shop";
import type { Language } from "@/lib/domain/locale";
import { unbrokenIn } from "@/lib/domain/unbroken";
import { pathOf } from "@/lib/seo/paths";

/**
 * How to reach the shop and who it is, as far as it is known.
 * @param hours the opening hours in one line
 * @param openNow whether it is open at the moment
 */
export async function ContactDetails(props: {
  shop: ContactInfo;
  hours: string;
  openNow: ReactNode;
  language: Language;
}) {
  const { shop, hours, openNow, language } = props;
  const t = await getTranslations("contact");
  const { address } = shop;
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title">{t("reach")}</h2>
      {shop.phone ? (
        <p className="mt-2">
          <a className="tel num" href={`tel:${shop.phone.replace(/\s/g, "")}`}>
            {shop.phone.replaceAll(" ", "\u00a0")}
          </a>
        </p>
      ) : null}
      {shop.email ? (
        <p className="mt-1">
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </p>
      ) : null}
      {hours ? (
        <>
          <h3 className="mt-3">{t("hours")}</h3>
          <p>{hours}</p>
          <p>{openNow}</p>
          <p className="muted sm">{t("holidays")}</p>
        </>
      ) : null}
      {address ? (
        <>
          <h3 className="mt-3">{t("address")}</h3>
          <p>
            {shop.name}
            <br />
            {address.street}
            <br />
            {address.zip_code.replaceAll(" ", "\u00a0")} {address.city}
            <br />
            {t(`country.${address.country}`)}
          </p>
        </>
      ) : null}
      {shop.map_url ? (
        <p className="mt-1">
          <a href={shop.map_url} rel="noopener">
            {t("map")}
          </a>
        </p>
      ) : null}
      <dl className="facts sm">
        {shop.company_id ? (
          <>
            <dt>{t("company_id")}</dt>
            <dd>{shop.company_id}</dd>
          </>
        ) : null}
        {shop.vat_id ? (
          <>
            <dt>{t(`vat_id.${shop.vat_id.startsWith("SK") ? "SK" : "CZ"}`)}</dt>
            <dd>{shop.vat_id}</dd>
          </>
        ) : null}
        {shop.register ? (
          <>
            <dt>{t("register")}</dt>
            <dd>{unbrokenIn(language, shop.register)}</dd>
          </>
        ) : null}
      </dl>
      <p className="mt-3">
        {t.rich("withdrawal", {
          link: (text) => <Link href={pathOf("withdrawal", language)}>{text}</Link>,
        })}
      </p>
    </section>
  );
}

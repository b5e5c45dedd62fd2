import { getTranslations } from "next-intl/server";
import type { Order } from "@/lib/contract/order";
import { formatPhone } from "@/lib/domain/phone";

function AddressLines({ address, country }: { address: Order["address"]; country: string }) {
  return (
    <>
      {address.address}
      <br />
      {address.zip_code} {address.city}
      <br />
      {country}
    </>
  );
}

/** Who ordered and where they live, for a last look. */
export async function OrderDetails({ order }: { order: Order }) {
  const t = await getTranslations("order.details");
  const { contact, address, delivery_address: other, company } = order;
  // A back end elsewhere may not tell it.
  if (!contact.email && !contact.last_name && !address.city) return null;
  return (
    <section className="ordered" aria-labelledby="details-title">
      <h2 id="details-title">{t("title")}</h2>
      <dl className="facts">
        <dt>{t("contact")}</dt>
        <dd>
          {contact.first_name} {contact.last_name}
          <br />
          {contact.email}
          <br />
          {formatPhone(contact.phone_number)}
        </dd>
        <dt>{t(other ? "billing_address" : "address")}</dt>
        <dd>
          <AddressLines address={address} country={t(`country.${address.country}`)} />
        </dd>
        {other ? (
          <>
            <dt>{t("delivery_address")}</dt>
            <dd>
              <AddressLines address={other} country={t(`country.${other.country}`)} />
            </dd>
          </>
        ) : null}
        {company ? (
          <>
            <dt>{t("company")}</dt>
            <dd>
              {company.name}
              <br />
              {t("ico", { value: company.ico })}
              {company.dic ? <br /> : null}
              {company.dic ? t("dic", { value: company.dic }) : null}
              {company.ic_dph ? <br /> : null}
              {company.ic_dph ? t("ic_dph", { value: company.ic_dph }) : null}
            </dd>
          </>
        ) : null}
        {order.note ? (
          <>
            <dt>{t("note")}</dt>
            <dd className="prose">{order.note}</dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}

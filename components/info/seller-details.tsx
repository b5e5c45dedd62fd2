import { addressLine } from "@/components/info/facts";
import type { Seller } from "@/lib/contract/shop";

type MessageKey =
  | "seller"
  | "seat"
  | `country.${"CZ" | "SK"}`
  | "company_id"
  /** What a VAT number is called: Czech ones begin with CZ, Slovak ones with SK. */
  | `vat_id.${"CZ" | "SK"}`
  /** What the entry in the business register is called. */
  | "register"
  | "phone"
  | "email";

/** Who sells, line by line, from the shop's settings. @param t the words of `terms.seller_details` */
export function SellerDetails({ seller, t }: { seller: Seller; t: (key: MessageKey) => string }) {
  return (
    <dl className="details">
      <dt>{t("seller")}</dt>
      <dd>{seller.name}</dd>
      <dt>{t("seat")}</dt>
      <dd>{`${addressLine(seller)}, ${t(`country.${seller.address.country}`)}`}</dd>
      <dt>{t("company_id")}</dt>
      <dd>{seller.company_id}</dd>
      <dt>{t(`vat_id.${seller.vat_id.startsWith("SK") ? "SK" : "CZ"}`)}</dt>
      <dd>{seller.vat_id}</dd>
      {seller.register ? (
        <>
          <dt>{t("register")}</dt>
          <dd>{seller.register}</dd>
        </>
      ) : null}
      <dt>{t("phone")}</dt>
      <dd>
        <a href={`tel:${seller.phone.replace(/\s/g, "")}`}>{seller.phone.replaceAll(" ", "\u00a0")}</a>
      </dd>
      <dt>{t("email")}</dt>
      <dd>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </dd>
    </dl>
  );
}

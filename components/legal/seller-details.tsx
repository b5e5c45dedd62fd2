import type { TermsFacts } from "@/components/legal/facts";

export type SellerWords = {
  seller: string;
  seat: string;
  country: Record<"CZ" | "SK", string>;
  companyId: string;
  /** What a VAT number is called: Czech ones begin with CZ, Slovak ones with SK. */
  vatId: Record<"CZ" | "SK", string>;
  /** What the entry in the business register is called. */
  register: string;
  phone: string;
  email: string;
};

/** Who sells, line by line, from the shop's settings. */
export function SellerDetails({ facts, words }: { facts: TermsFacts; words: SellerWords }) {
  const { shop, seat, place } = facts;
  return (
    <dl className="details">
      <dt>{words.seller}</dt>
      <dd>{shop.name}</dd>
      <dt>{words.seat}</dt>
      <dd>
        {place}, {words.country[seat]}
      </dd>
      <dt>{words.companyId}</dt>
      <dd>{shop.company_id}</dd>
      <dt>{words.vatId[shop.vat_id.startsWith("SK") ? "SK" : "CZ"]}</dt>
      <dd>{shop.vat_id}</dd>
      {shop.register ? (
        <>
          <dt>{words.register}</dt>
          <dd>{shop.register}</dd>
        </>
      ) : null}
      <dt>{words.phone}</dt>
      <dd>
        <a href={`tel:${shop.phone.replace(/\s/g, "")}`}>{shop.phone.replaceAll(" ", "\u00a0")}</a>
      </dd>
      <dt>{words.email}</dt>
      <dd>
        <MailLink email={shop.email} />
      </dd>
    </dl>
  );
}

/** The shop's mail address, ready to be written to. */
export function MailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}

import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { MailLink } from "@/components/legal/seller-details";
import { type FormWords, WithdrawalForm } from "@/components/legal/withdrawal-form";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

/** Directive 2011/83/EU, Annex I (B). */
const form: FormWords = {
  title: "Withdrawal form",
  hint: "Fill it in and send it only if you wish to withdraw from the contract.",
  to: "To",
  statement: "I/We* hereby give notice that I/we* withdraw from my/our* contract of sale of the following goods:",
  lines: [
    "Goods, quantity and order number",
    "Ordered on/received on*",
    "Name of consumer(s)",
    "Address of consumer(s)",
    "Signature of consumer(s) (only on paper)",
    "Date",
  ],
  footnote: "* Delete as appropriate.",
  asMail: "Open as an email",
};

/** What the buyer may do afterwards: withdraw, complain, hand in old tyres, settle a dispute. */
export function rightsEn(facts: TermsFacts): Record<"withdrawal" | "defects" | "used-tyres" | "disputes", Section> {
  return { withdrawal: withdrawal(facts), defects: defects(facts), "used-tyres": usedTyres, disputes: disputes(facts) };
}

const withdrawal = (facts: TermsFacts): Section => ({
  title: "Right of withdrawal",
  text: (
    <>
      <p>
        {facts.returns} You may return just a part of the order. The 14 days run from the day you receive the goods, or
        the last of them if they come separately. Sending your notice within that time is enough. What counts is the
        purpose, not a company number on the order: who buys for a trade, business or profession is not a consumer and
        has no such right.
      </p>
      {facts.offer.withdrawal ? (
        <p>
          The quickest way is right here, by the function{" "}
          <Link href={pathOf("withdrawal", "en")}>Withdraw from contract here</Link>: enter your name, the order number
          and your email, check the summary and press “Confirm withdrawal”. You need no account. Throughout the period
          the link is at the foot of every page, with your order and in its confirmation. You immediately receive an
          email with what you stated and the date and time you submitted it.
        </p>
      ) : null}
      {facts.offer.withdrawal ? (
        <p>
          You may also withdraw by email to <MailLink email={facts.shop.email} /> or by letter to {facts.place}. The
          form below is optional. We confirm receipt by email without delay then, too.
        </p>
      ) : (
        <p>
          You withdraw by email to <MailLink email={facts.shop.email} /> or by letter to {facts.place}. The form below
          is optional. We confirm receipt by email without delay.
        </p>
      )}
      {facts.offer.checkout ? (
        <p>
          Send the tyres to the same address, or bring them, within 14 days of withdrawing. You bear the cost of
          returning them. An ordinary parcel courier will do.
        </p>
      ) : (
        <p>
          Send the tyres to the same address, or bring them, within 14 days of withdrawing. You bear the cost of
          returning them. An ordinary parcel courier will do; our own price for one tyre, as a guide, starts at{" "}
          {facts.oneTyre.CZ} in Czechia and {facts.oneTyre.SK} in Slovakia.
        </p>
      )}
      <p>
        We return your money within 14 days of receiving your notice, including delivery at the price of the cheapest
        way we offer. It goes back the way you paid; if in cash, tell us your account number. We may wait until the
        tyres arrive or you prove that you have sent them.
      </p>
      <p>
        You may examine the tyres as in a shop. You answer for what handling them in any other way took off their value.
      </p>
      <WithdrawalForm facts={facts} words={form} />
    </>
  ),
});

const defects = ({ shop, place }: TermsFacts): Section => ({
  title: "Defects and complaints",
  text: (
    <>
      <p>
        We are liable for defects that a tyre has on delivery and that show within two years. In Czechia a defect that
        shows within the first year is presumed to have been there from the start; in Slovakia this holds for both
        years.
      </p>
      <p>
        Complain by email to <MailLink email={shop.email} />, by letter or in person at {place}. State the order number,
        the defect and what you ask for; a photograph helps. You receive a written confirmation. In Slovakia, complain
        within two months of finding the defect.
      </p>
      <p>
        You choose between a new tyre and a repair, unless your choice is impossible or disproportionately expensive. If
        the defect is serious, returns or is not remedied, you may ask for a discount or withdraw from the contract.
      </p>
      <p>
        We settle complaints within 30 days; longer only by agreement in Czechia, or for an objective reason beyond our
        control in Slovakia. We pay for transport, for removing the defective tyre and fitting the new one. The first
        repair extends our liability by 12 months. In Czechia the two years also stand still while a justified complaint
        keeps you from using the tyre. Other necessary costs are to be claimed within a month of the end of the two
        years in Czechia, within two months of the settlement in Slovakia.
      </p>
      <p>
        Normal wear is not a defect, nor is damage by wrong pressure, an impact or unskilled fitting. Businesses
        complain under the general rules of commercial sales.
      </p>
    </>
  ),
});

const usedTyres: Section = {
  title: "Take-back of used tyres",
  text: (
    <>
      <p>
        Old tyres are taken back free of charge, whatever their brand, and you need not buy anything. The recycling fee
        in the price of new tyres pays for it.
      </p>
      <p>
        In Czechia hand them in at a take-back point, usually a tyre garage; the list is at{" "}
        <a href="https://www.eltma.cz/sberna-mista">eltma.cz</a>. In Slovakia every tyre shop and garage must accept
        them.
      </p>
    </>
  ),
};

const disputes = ({ seat, shop }: TermsFacts): Section => ({
  title: "Out-of-court disputes",
  text: (
    <>
      <p>
        Write to <MailLink email={shop.email} /> first. If we refuse, or have not answered within 30 days, a consumer
        may ask an authority to settle the dispute out of court, free of charge. Do so within a year. The courts remain
        open to you.
      </p>
      {seat === "CZ" ? (
        <p>
          As our registered office is in Czechia, the authority is the Czech Trade Inspection (ČOI), Gorazdova 1969/24,
          120 00 Praha 2, <a href="https://coi.gov.cz/informace-o-adr/">coi.gov.cz/informace-o-adr</a>, which also
          supervises us. In Slovakia the Slovak Trade Inspection (SOI), <a href="https://www.soi.sk">soi.sk</a>, watches
          over consumer rights.
        </p>
      ) : (
        <p>
          As our registered office is in Slovakia, the authority is the Slovak Trade Inspection (SOI), Bajkalská 21/A,
          827 99 Bratislava, <a href="https://www.soi.sk">soi.sk</a>, which also supervises us. In Czechia the Czech
          Trade Inspection (ČOI), <a href="https://coi.gov.cz">coi.gov.cz</a>, watches over consumer rights.
        </p>
      )}
      <p>Across a border the European Consumer Centre of your country helps, also free of charge.</p>
    </>
  ),
});

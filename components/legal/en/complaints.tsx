import { guaranteeEn } from "@/components/legal/en/guarantee";
import { rightsEn } from "@/components/legal/en/rights";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Complaints and withdrawal in English: the steps here, the rules in the same words as in the terms. */
export function complaintsEn(facts: TermsFacts): LegalText {
  const { defects, disputes, "used-tyres": usedTyres } = rightsEn(facts);
  return {
    lead: <p>What to do when a tyre is faulty or you want to return it, in Czechia and in Slovakia.</p>,
    sections: [
      guaranteeEn,
      {
        id: "complaint",
        title: "A complaint step by step",
        text: (
          <>
            <ol>
              <li>
                Write to <MailLink email={facts.shop.email} /> or come to {facts.place}. State the order number, the
                defect and what you ask for. Photographs of the defect, the whole tyre and the DOT code help.
              </li>
              <li>Without delay you receive a written confirmation of when you complained and what you ask for.</li>
              <li>We agree on how to inspect the tyre. We pay for transporting a faulty one.</li>
              <li>We, the seller, decide. You have the outcome within 30 days, with reasons if we refuse.</li>
            </ol>
            <p>Do the same when the courier damaged a tyre on the way.</p>
          </>
        ),
      },
      { id: "rules", title: "Your rights", text: defects.text },
      {
        id: "withdrawal",
        title: "Withdrawal within 14 days",
        text: (
          <>
            {facts.offer.withdrawal ? (
              <p>
                {facts.returns} The quickest way is <To page="withdrawal">the function on this site</To>; we acknowledge
                it by email at once. You may also send the{" "}
                <To page="terms" at="withdrawal-form">
                  model form
                </To>
                . The full information is in the{" "}
                <To page="terms" at="withdrawal">
                  terms of sale
                </To>
                .
              </p>
            ) : (
              <p>
                {facts.returns} An email or a letter is enough; you may use the{" "}
                <To page="terms" at="withdrawal-form">
                  model form
                </To>
                . The full information is in the{" "}
                <To page="terms" at="withdrawal">
                  terms of sale
                </To>
                .
              </p>
            )}
            <p>
              Send or bring the tyres within 14 days of withdrawing, at your expense. We return the money, with the
              cheapest delivery we offer, within 14 days of receiving your notice, though not before the tyres arrive or
              you prove that you have sent them.
            </p>
            <p>Have the size and the indexes checked before the tyres are fitted.</p>
          </>
        ),
      },
      { id: "used-tyres", title: usedTyres.title, text: usedTyres.text },
      { id: "disputes", title: disputes.title, text: disputes.text },
    ],
  };
}

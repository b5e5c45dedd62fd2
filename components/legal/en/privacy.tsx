import { privacyTableEn } from "@/components/legal/en/privacy-table";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** What the shop does with personal data, in English. Source: Regulation (EU) 2016/679, art. 13. */
export function privacyEn(facts: TermsFacts): LegalText {
  const { shop, place } = facts;
  return {
    lead: (
      <p>
        We collect only what selling tyres takes and what the law asks of us. We send no advertising, and the pages hold
        no third-party scripts.
      </p>
    ),
    sections: [
      {
        id: "controller",
        title: "Who is responsible",
        text: (
          <p>
            The controller is {shop.name}, {place}, company ID {shop.company_id}. About anything concerning your data
            write to <MailLink email={shop.email} /> or call {shop.phone.replaceAll(" ", "\u00a0")}.
          </p>
        ),
      },
      { id: "purposes", title: "What we process, why and how long", text: privacyTableEn(facts) },
      {
        id: "recipients",
        title: "Who receives them",
        text: (
          <>
            <p>
              The carrier or garage you chose, the bank, the accountant and the provider of the mail server. Each gets
              only what it needs, the carrier for instance your name, address and phone. Nobody else gets your data,
              unless a law or a court orders it.
            </p>
            {facts.online && (
              <p>
                If you pay online, you enter your card or sign in to your bank on the page of the payment gateway
                {facts.gateways.length > 0 && `: ${facts.gateways.join(", ")}`}. From us it receives the order number,
                the amount and your email, and depending on the gateway your name and country; we never have the number
                of your card or how you sign in to your bank.
              </p>
            )}
            <p>
              Google or Facebook learn of you from us only if you sign in with their account yourself. The map under
              Contact is a link; until you follow it, you connect to nobody.
            </p>
          </>
        ),
      },
      {
        id: "not",
        title: "What we don't do",
        text: (
          <p>
            We don't track you, build a profile of you or decide about you automatically. Language and currency are
            suggested by the country guessed from your IP address on our own server; the address is not stored for that.
            What your browser keeps is listed under <To page="cookies">Cookies</To>.
          </p>
        ),
      },
      {
        id: "rights",
        title: "Your rights",
        text: (
          <>
            <p>
              You may ask for access, correction, erasure, restriction and portability, and object to processing based
              on legitimate interest. We answer within a month, free of charge.
            </p>
            {facts.offer.host ? (
              <p>
                With an <To page="account">account</To> you correct your data yourself. For a copy, erasure and all
                else, write to us.
              </p>
            ) : (
              <p>
                With an <To page="account">account</To> you can do it yourself: correct your data, download them as a
                file, delete the account. Deleting removes your name, contacts, sign-ins, cart and messages; from
                settled orders it removes email, phone and note and leaves only what a document must show. Your reviews
                lose your name.
              </p>
            )}
          </>
        ),
      },
      {
        id: "authority",
        title: "Where to complain",
        text: (
          <ul>
            <li>
              In Czechia: Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7,{" "}
              <a href="https://uoou.gov.cz">uoou.gov.cz</a>
            </li>
            <li>
              In Slovakia: Úrad na ochranu osobných údajov SR, Hraničná 12, 820 07 Bratislava,{" "}
              <a href="https://dataprotection.gov.sk">dataprotection.gov.sk</a>
            </li>
          </ul>
        ),
      },
    ],
  };
}

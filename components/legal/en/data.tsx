import { CookieTable } from "@/components/legal/cookie-table";
import { cookiesEn } from "@/components/legal/en/cookie-words";
import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** What is kept of the buyer, and the end. */
export function dataEn(facts: TermsFacts): Record<"personal-data" | "final", Section> {
  return { "personal-data": personalData(facts), final: final(facts) };
}

const personalData = (facts: TermsFacts): Section => ({
  title: "Personal data and cookies",
  text: (
    <>
      <p>
        The controller is the seller. From an order we keep your name, address, phone and email, a company's numbers,
        the goods, your note and the course of the order: to fulfil the contract and handle complaints. Tax law makes us
        keep orders and their documents for 10 years from the end of the year of the sale.
      </p>
      <p>
        The carrier, the garage, the bank, the accountant and the mail provider receive only what they need. We sell no
        data and send no advertising. The pages hold no third-party scripts and measure no visits. To suggest a language
        and currency we guess your country from the IP address, without storing it.
      </p>
      <p>
        You have the right to see your data, to have them corrected, erased, restricted or handed over, and to object.
        Write to <MailLink email={facts.shop.email} />. You may complain to the data protection authority:{" "}
        <a href="https://uoou.gov.cz">uoou.gov.cz</a> in Czechia,{" "}
        <a href="https://dataprotection.gov.sk">dataprotection.gov.sk</a> in Slovakia.
      </p>
      {facts.offer.host ? (
        <p>
          You need no account to buy. If you make one, we keep its email, your name and what you fill in. You may ask
          for the account to be deleted at any time.
        </p>
      ) : (
        <p>
          You need no account to buy. If you make one, we keep its email, your name and what you fill in; of the
          password only a hash. In the account you can download your data and delete the account. Orders the law makes
          us keep stay, without a link to it.
        </p>
      )}
      <p>We set only cookies the shop cannot work without. They need no consent, hence no banner.</p>
      <CookieTable host={facts.offer.host} {...cookiesEn(facts)} />
      <p>
        After that time we no longer read the last three, and the browser deletes them within {facts.expiringHours}{" "}
        hours. The browser's own storage also holds the look you chose, a declined language offer and your contact for
        the next purchase. You can delete them in its settings.
      </p>
      <p>
        Details are on the pages <To page="privacy">Personal data</To> and <To page="cookies">Cookies</To>.
      </p>
    </>
  ),
});

const final = ({ validFrom }: TermsFacts): Section => ({
  title: "Final provisions",
  text: (
    <>
      <p>
        The contract is governed by the law of the country of delivery. In Czechia these are above all the Civil Code
        (Act 89/2012, for consumers sections 1810 and following) and the Consumer Protection Act (634/1992); in Slovakia
        the Consumer Protection Act (108/2024) and the Civil Code (40/1964). If you live in another EU country, you keep
        the protection of its law. Where the three languages differ, the wording better for the consumer holds.
      </p>
      <p>
        The terms may change; your order keeps the wording of the day you sent it. If one provision is invalid, the
        others stay in force.
      </p>
      <p>This wording is valid from {validFrom}.</p>
    </>
  ),
});

import { CookieTable } from "@/components/legal/cookie-table";
import { cookiesEn as words } from "@/components/legal/en/cookie-words";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { StorageTable } from "@/components/legal/storage-table";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Cookies and the browser's storage in English. Source: Directive 2002/58/EC, art. 5 (3). */
export function cookiesEn(facts: TermsFacts): LegalText {
  return {
    lead: <p>We store only what the shop cannot work without or what you asked for. None of it follows you.</p>,
    sections: [
      {
        id: "banner",
        title: "Why there is no banner",
        text: (
          <p>
            Consent is needed for storing what is not necessary for the service you ask for (Czech Act 127/2005, section
            89; Slovak Act 452/2021, section 109). There are no cookies for advertising or measuring and no third-party
            scripts here, so there is nothing to consent to.
          </p>
        ),
      },
      {
        id: "cookies",
        title: "Cookies",
        text: (
          <>
            <CookieTable host={facts.offer.host} {...words(facts)} />
            <p>
              After that time we no longer read the last three, and the browser deletes them within{" "}
              {facts.expiringHours} hours. All are set by this shop; no others are added.
            </p>
          </>
        ),
      },
      {
        id: "storage",
        title: "The browser's storage",
        text: (
          <>
            <StorageTable
              head={["Key", "What for", "How long"]}
              rows={{
                "color-scheme": ["the light or dark look you chose", "until you delete it"],
                "suggestion-seen": ["that you have seen the offer of a language", "until you delete it"],
                "geo-preferences": ["the language and currency suggested for your country", "until the tab is closed"],
                "dezen-car": ["the car or size you had the shop remember", "until you delete it"],
                "dezen-compare": ["the tyres you chose to compare", "until you remove or delete them"],
                "dezen-recent": ["the tyres you looked at last, 12 at most", "until you delete them"],
                "guest-profile": [
                  "contact and address for the next purchase without an account",
                  "until you delete it",
                ],
                "order-attempts": ["so that sending twice does not order twice", "until the tab is closed"],
                draft_contact: ["the message you are writing to us", "until it is sent or the tab is closed"],
              }}
            />
            <p>These entries stay in your browser. Only what you then send in a form reaches the server.</p>
            <p>
              Your browser also keeps our small script <code>offline.js</code> (a service worker), which stores nothing:
              it only shows a page that says so when the connection is down.
            </p>
          </>
        ),
      },
      {
        id: "delete",
        title: "How to delete them",
        text: (
          <p>
            In your browser's settings, under the data of this site. The cart, the sign-in and the remembered car go
            with them, orders don't. What we hold on the server is described under <To page="privacy">Personal data</To>
            .
          </p>
        ),
      },
    ],
  };
}

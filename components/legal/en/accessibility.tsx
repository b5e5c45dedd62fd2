import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** The accessibility statement in English. Source: Directive (EU) 2019/882; Czech Act 424/2023, Slovak Act 351/2022. */
export function accessibilityEn({ shop }: TermsFacts): LegalText {
  return {
    lead: (
      <p>
        Everybody should be able to buy here. We follow WCAG 2.1 at level AA, on which the Czech Act 424/2023 and the
        Slovak Act 351/2022 are based.
      </p>
    ),
    sections: [
      {
        id: "how",
        title: "How the shop works",
        text: (
          <ul>
            <li>A keyboard is enough, and you can see where you are. Every page begins with a link to its content.</li>
            <li>Choosing a size on the drawn tyre has ordinary fields next to it that lead to the same result.</li>
            <li>Drawings and labels are described in words; what they say is also on the page as text.</li>
            <li>Errors in forms are shown next to the fields, and nothing you typed is lost.</li>
            <li>
              Text can be enlarged, pages fit narrow screens, and they have a light and a dark look. Anyone who has
              reduced motion in their system sees no animation.
            </li>
            <li>
              Browsing, search and the cart work without JavaScript. The checkout needs it; without it, order by phone.
            </li>
          </ul>
        ),
      },
      {
        id: "tested",
        title: "What has been tested",
        text: (
          <p>
            The shop's tests include automatic checks of its pages with axe in the light and the dark look, a purchase
            by keyboard alone, and the contrast of colours. Such tests find only some of the faults.
          </p>
        ),
      },
      {
        id: "gaps",
        title: "What has not",
        text: (
          <p>
            No independent expert has assessed the shop yet, and no users of screen readers have gone through a whole
            purchase. We know of no particular fault; there may be some. Pages of banks and signing in with Google or
            Facebook are not ours.
          </p>
        ),
      },
      {
        id: "contact",
        title: "When something keeps you from buying",
        text: (
          <>
            <p>
              Write to <MailLink email={shop.email} />, call {shop.phone.replaceAll(" ", "\u00a0")} or use{" "}
              <To page="contacts">the contact page</To>. Tell us where you got stuck and what you read the page with.
              Meanwhile we take your order by phone.
            </p>
            <p>
              If we don't help, you may turn to the Czech Trade Inspection, <a href="https://coi.gov.cz">coi.gov.cz</a>,
              or the Slovak Trade Inspection, <a href="https://www.soi.sk">soi.sk</a>.
            </p>
          </>
        ),
      },
    ],
  };
}

import type { ReactNode } from "react";
import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Who runs the shop, in English, where its checkout is at a back end elsewhere: nothing of what only that knows. */
export function aboutElsewhereEn({ shop, place, hours }: HelpFacts): HelpText {
  return {
    lead: <p>{shop.name} sells tyres for cars, SUVs and vans. It delivers in Czechia and Slovakia.</p>,
    sections: [
      {
        id: "who",
        title: "Who is behind it",
        text: (
          <p>
            The seller is {shop.name}, {place}, company ID {shop.company_id}.{" "}
            {hours ? `Opening hours: ${hours}. ` : null}The full identification is in the{" "}
            <To page="terms" at="seller">
              terms of sale
            </To>
            , the rest under <To page="contacts">Contact</To>.
          </p>
        ),
      },
      {
        id: "how",
        title: "How buying works",
        text: (
          <p>
            At the checkout you enter your contact and address, choose delivery and payment, and see the total before
            you send the order. What there is to choose from is under <To page="delivery">Delivery and payment</To>.
          </p>
        ),
      },
      {
        id: "not",
        title: "What we don't do",
        text: (
          <ul>
            <li>
              The pages have no advertising networks and no analytics. More under <To page="privacy">Personal data</To>.
            </li>
            <li>We don't promise that a tyre suits your car. The registration papers decide that.</li>
          </ul>
        ),
      },
    ],
  };
}

/** Delivery and payment in English, as a back end elsewhere tells of them. @param tables of its prices and payments */
export function deliveryElsewhereEn(
  { returns }: HelpFacts,
  tables: { prices: ReactNode; payments: ReactNode },
): HelpText {
  return {
    lead: <p>What delivery and payment cost for your own cart is shown at the checkout, before you order.</p>,
    sections: [
      { id: "prices", title: "Where we deliver, and the price", text: tables.prices },
      { id: "payment", title: "How to pay", text: tables.payments },
      {
        id: "receiving",
        title: "When you receive them",
        text: (
          <p>
            Check the number, the size and the year of manufacture. Have visible damage noted by whoever hands the tyres
            over; you can complain without that, too. {returns} Both are described under{" "}
            <To page="complaints">Complaints and withdrawal</To>.
          </p>
        ),
      },
    ],
  };
}

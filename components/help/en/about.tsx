import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Who runs the shop and how it works, in English. */
export function aboutEn({ shop, place, hours, freeTyres }: HelpFacts): HelpText {
  return {
    lead: <p>{shop.name} is an online shop for tyres of cars, SUVs and vans. It delivers in Czechia and Slovakia.</p>,
    sections: [
      {
        id: "who",
        title: "Who is behind it",
        text: (
          <>
            <p>
              The seller is {shop.name}, {place}, company ID {shop.company_id}. At the same address you can collect an
              order or return one. Opening hours: {hours}. The full identification is in the{" "}
              <To page="terms" at="seller">
                terms of sale
              </To>
              , phone, email and map are under <To page="contacts">Contact</To>.
            </p>
            {shop.demonstration && (
              <p className="note info">
                The shop is running with demonstration stock: its tyres, prices and labels are plausible, but they are
                not real offers. An order is only a trial and nothing is to be paid for it.
              </p>
            )}
          </>
        ),
      },
      {
        id: "how",
        title: "How buying works",
        text: (
          <p>
            Begin with <To page="home">the size on the sidewall</To> or with <To page="cars">your car</To>. Every tyre
            shows its price for one and for four, how many are in stock and the day it should reach you. You order
            without registering. From {freeTyres} tyres on delivery is free; the other prices are under{" "}
            <To page="delivery">Delivery and payment</To>.
          </p>
        ),
      },
      {
        id: "recommendations",
        title: "How tyres are sorted and recommended",
        text: (
          <>
            <p>
              The default order is calculated from three things: how much a size is in demand, the class of the brand,
              and the grades on the EU label. No place in the list can be bought.
            </p>
            <p>
              A reason next to a tyre, such as being the quietest of the selection, holds for the whole selection in
              front of you, not just for one page. It appears only where at least four tyres are compared and at most
              three share the best value. Sold-out tyres get no reason.
            </p>
            <p>
              The tip for the undecided is the cheapest tyre on the first page that has class B or better in the wet, C
              or better for fuel, is not loud, and of which we have four.
            </p>
            <p>
              Only people who bought the tyre here can review it: the link is emailed after delivery. That is what
              “verified purchase” means. Discounts are counted from the lowest price of the last 30 days.
            </p>
          </>
        ),
      },
      {
        id: "label",
        title: "Values of the EU label",
        text: (
          <p>
            Classes and decibels are those of the manufacturer’s label. Metres of braking and the cost of fuel are
            worked out from them, with the assumptions next to the figures: an estimate for comparison, not a
            measurement. Where the supplier gave us no label, we say so.
          </p>
        ),
      },
      {
        id: "drawings",
        title: "Drawings instead of photographs",
        text: (
          <p>
            We draw the tyres. A drawing shows the kind of tread and the true proportions of the size; it is not a
            photograph of the product and differs in detail. What is written next to it decides.
          </p>
        ),
      },
      {
        id: "not",
        title: "What we don't do",
        text: (
          <ul>
            <li>We do not fit tyres. Arrange that with a garage, perhaps the one the tyres are sent to.</li>
            <li>We do not send to parcel lockers: a tyre does not fit.</li>
            <li>We don't change prices by who is looking, and we send no advertising.</li>
            <li>
              We pass nothing about you to advertising networks or analytics: the pages have none. More under{" "}
              <To page="privacy">Personal data</To>.
            </li>
            <li>We don't promise that a tyre suits your car. The registration papers decide that.</li>
          </ul>
        ),
      },
    ],
  };
}

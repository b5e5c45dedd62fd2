import type { ReactNode } from "react";
import type { HelpFacts } from "@/components/help/facts";
import type { HelpText } from "@/components/help/help-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

const ways = { card: "by card", button: "by bank button", both: "by card or bank button" };

/** Delivery and payment in English. @param tables of prices and of payments, country by country */
export function deliveryEn(facts: HelpFacts, tables: { prices: ReactNode; payments: ReactNode }): HelpText {
  const { freeTyres, freeFrom, cutOff, boxSides, online, dollars, courierKg, place, hours } = facts;
  return {
    lead: (
      <p>
        From {freeTyres} tyres on delivery is free, and for any purchase from {freeFrom.CZ} in Czechia or {freeFrom.SK}{" "}
        in Slovakia.
      </p>
    ),
    sections: [
      {
        id: "prices",
        title: "What delivery costs",
        text: (
          <>
            {tables.prices}
            <p>
              Prices include VAT and are calculated by the same program as the checkout. Days are working days on the
              way.
            </p>
          </>
        ),
      },
      {
        id: "when",
        title: "When the tyres arrive",
        text: (
          <>
            <p>
              What is in stock and ordered by {cutOff} on a Czech working day leaves the same day. Later orders, and
              those placed on a weekend or holiday, leave on the next working day. The exact date is shown next to every
              tyre, in the cart and at the checkout.
            </p>
            <p>If you pay by transfer, the tyres leave as soon as the money arrives.</p>
          </>
        ),
      },
      {
        id: "ways",
        title: "Where we can send them",
        text: (
          <ul>
            <li>
              <b>Courier to your door.</b> One parcel may weigh {courierKg} kg, so car tyres of up to 17 inches travel
              in pairs and larger ones singly.
            </li>
            <li>
              <b>Partner garage.</b> Choose one at the checkout by town or postcode. Fitting is arranged and paid there.
            </li>
            <li>
              <b>Collection.</b> {place}, {hours}. Always free.
            </li>
          </ul>
        ),
      },
      {
        id: "boxes",
        title: "Why not to a parcel locker",
        text: (
          <p>
            Lockers and ordinary collection points take parcels whose three sides add up to {boxSides} cm at most. A
            205/55 R16 measures 63 × 63 × 21 cm, which makes 147 cm, and it is one of the smaller ones. A collection
            point with us is therefore a garage or a depot with room for tyres.
          </p>
        ),
      },
      {
        id: "payment",
        title: "How to pay",
        text: (
          <>
            <p>
              <b>By transfer</b> with the details shown right after the order and emailed to you. Crowns come with the
              Czech QR Platba code, euros with the Slovak PAY by square: scan it in your bank's app. <b>On delivery</b>{" "}
              you pay crowns in Czechia and euros in Slovakia, either at our counter.{" "}
              {online ? (
                <>
                  <b>Online</b>, {ways[online]}, you pay right after ordering on the secure page of a payment gateway,
                  in crowns or euros{dollars && ", by card also in dollars"}, without a fee.
                </>
              ) : (
                "Orders in dollars can be paid by transfer only. We don't take cards online yet."
              )}
            </p>
            {tables.payments}
          </>
        ),
      },
      {
        id: "receiving",
        title: "When you receive them",
        text: (
          <p>
            Check the number, the size and the year of manufacture. Have visible damage noted by the courier; you can
            complain without that, too. {facts.returns} Both are described under{" "}
            <To page="complaints">Complaints and withdrawal</To>.
          </p>
        ),
      },
    ],
  };
}

import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Questions about ordering, delivery and payment, in English. */
export function buyingEn({ freeTyres, freeFrom, cutOff, boxSides, online }: HelpFacts): FaqEntry[] {
  return [
    {
      id: "delivery-time",
      question: "When will the tyres arrive?",
      answer: (
        <p>
          The day is shown next to every tyre and at the checkout. What is in stock and ordered by {cutOff} on a working
          day leaves the same day.
        </p>
      ),
    },
    {
      id: "delivery-price",
      question: "What does delivery cost?",
      answer: (
        <p>
          Nothing from {freeTyres} tyres on, or from {freeFrom.CZ} in Czechia and {freeFrom.SK} in Slovakia. The other
          prices are in the{" "}
          <To page="delivery" at="prices">
            price list of delivery
          </To>
          .
        </p>
      ),
    },
    {
      id: "boxes",
      question: "Can you send them to a parcel locker?",
      answer: (
        <p>
          No. Lockers take parcels whose sides add up to {boxSides} cm at most, and a tyre comes to about 150 cm. You
          can choose a partner garage instead.
        </p>
      ),
    },
    {
      id: "payment",
      question: "How do I pay, and where is the QR code?",
      answer: (
        <p>
          {online ? "Online, by transfer or on delivery." : "By transfer or on delivery."} The code for your bank's app
          is shown right after the order and emailed to you. The fees are under{" "}
          <To page="delivery" at="payment">
            How to pay
          </To>
          .
        </p>
      ),
    },
    {
      id: "company",
      question: "Can I buy as a company?",
      answer: (
        <p>
          Yes. Tick it at the checkout and enter the company's name and numbers; they will be on the order and on its
          document. Whether you may return the tyres depends on what you buy them for, not on a company number: a
          purchase for your business is not a consumer's, one for yourself is.
        </p>
      ),
    },
    {
      id: "account",
      question: "Do I need an account?",
      answer: (
        <p>
          No. An <To page="register">account</To> is handy for keeping your orders in one place. The status of any order
          can be looked up without one, <To page="orderTracking">by its number and email</To>.
        </p>
      ),
    },
    {
      id: "change",
      question: "How do I change or cancel an order?",
      answer: (
        <p>
          Until the tyres have left, just <To page="contacts">call or write</To>. Cancelling is free.
        </p>
      ),
    },
  ];
}

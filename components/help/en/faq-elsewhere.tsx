import type { HelpFacts } from "@/components/help/facts";
import type { FaqElsewhere } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Answers in English for a shop whose catalogue, checkout or accounts are at a back end elsewhere, by the ids of the usual ones. */
export function faqElsewhereEn({ hours, payments, returns }: HelpFacts): FaqElsewhere {
  return {
    lead: (
      <p>
        No answer here? <To page="contacts">Ask us</To>
        {hours ? `; opening hours: ${hours}` : null}.
      </p>
    ),
    entries: [
      {
        id: "size",
        question: "Where do I find my tyre size?",
        answer: (
          <p>
            On the sidewall, for example 205/55 R16 91 V. The sizes approved for your car are in its registration
            papers.
          </p>
        ),
      },
      {
        id: "age",
        question: "How do I tell the age of a tyre?",
        answer: <p>By the DOT code on its sidewall: the last four digits are the week and the year of manufacture.</p>,
      },
      {
        id: "all-season",
        question: "Will all-season tyres do?",
        answer: (
          <p>
            As winter equipment yes, if they carry 3PMSF, the mountain with a snowflake. Whether they suit you depends
            on where and how much you drive.
          </p>
        ),
      },
      {
        id: "label",
        question: "What does the EU label say?",
        answer: (
          <p>
            Three things: fuel, braking in the wet and exterior noise. About snow, lifetime or dry roads the label says
            nothing.
          </p>
        ),
      },
      {
        id: "delivery-price",
        question: "What does delivery cost?",
        answer: (
          <p>
            The prices are in the{" "}
            <To page="delivery" at="prices">
              price list of delivery
            </To>
            . The price for your own cart is shown at the checkout, before you order.
          </p>
        ),
      },
      {
        id: "payment",
        question: "How do I pay?",
        answer: (
          <p>
            {payments ? `There is: ${payments}. ` : null}You choose at the checkout; the fees are under{" "}
            <To page="delivery" at="payment">
              How to pay
            </To>
            .
          </p>
        ),
      },
      {
        id: "account",
        question: "Do I need an account?",
        answer: (
          <p>
            No. An <To page="register">account</To> is handy for having your name and address filled in at the checkout.
          </p>
        ),
      },
      {
        id: "withdrawal",
        question: "How do I return tyres?",
        answer: (
          <p>
            {returns} You <To page="withdrawal">withdraw from the contract</To> by email or by letter. You pay for
            sending them back. Details are under{" "}
            <To page="complaints" at="withdrawal">
              Complaints and withdrawal
            </To>
            .
          </p>
        ),
      },
    ],
  };
}

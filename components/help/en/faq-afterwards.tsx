import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Questions after the purchase, in English. */
export function afterwardsEn({ freeTyres, returns }: HelpFacts): FaqEntry[] {
  return [
    {
      id: "withdrawal",
      question: "How do I return tyres?",
      answer: (
        <p>
          {returns} You <To page="withdrawal">withdraw from the contract</To> right here and without an account. You pay
          for sending them back. Details are under{" "}
          <To page="complaints" at="withdrawal">
            Complaints and withdrawal
          </To>
          .
        </p>
      ),
    },
    {
      id: "mounted",
      question: "Can I return tyres that have been fitted?",
      answer: <p>Yes. {returns} So check the size and the indexes before the tyres are fitted.</p>,
    },
    {
      id: "complaint",
      question: "A tyre is faulty. What now?",
      answer: (
        <p>
          Write the order number, what is wrong and what you ask for, best with a photograph. We settle complaints
          within 30 days.{" "}
          <To page="complaints" at="complaint">
            Step by step
          </To>
          .
        </p>
      ),
    },
    {
      id: "reviews",
      question: "Where do the reviews come from?",
      answer: (
        <p>
          Only from people who bought the tyre here. They get a link after delivery and can change the review for 30
          days. We pick neither good nor bad ones.
        </p>
      ),
    },
    {
      id: "mounting",
      question: "Do you fit tyres?",
      answer: (
        <p>
          No. You can have them sent to a partner garage, and arrange and pay for fitting there. From {freeTyres} tyres
          on that delivery is free, too.
        </p>
      ),
    },
    {
      id: "old-tyres",
      question: "Where do old tyres go?",
      answer: (
        <p>
          To a take-back point, usually a tyre garage, free of charge. You do not have to buy anything. More under{" "}
          <To page="complaints" at="used-tyres">
            Take-back of used tyres
          </To>
          .
        </p>
      ),
    },
  ];
}

import { afterwardsEn } from "@/components/help/en/faq-afterwards";
import { buyingEn } from "@/components/help/en/faq-buying";
import type { HelpFacts } from "@/components/help/facts";
import type { FaqText } from "@/components/help/faq-text";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Questions and answers in English. */
export function faqEn(facts: HelpFacts): FaqText {
  return {
    lead: (
      <p>
        No answer here? <To page="contacts">Write or call</To>; opening hours: {facts.hours}.
      </p>
    ),
    more: "In detail:",
    groups: [
      { id: "choosing", title: "Choosing tyres", entries: choosing },
      { id: "buying", title: "Order, delivery and payment", entries: buyingEn(facts) },
      { id: "afterwards", title: "After the purchase", entries: afterwardsEn(facts) },
    ],
  };
}

const choosing: FaqText["groups"][number]["entries"] = [
  {
    id: "size",
    question: "Where do I find my tyre size?",
    article: "how-to-read-a-tyre-size",
    answer: (
      <p>
        On the sidewall, for example 205/55 R16 91 V. Type it into the <To page="home">size finder</To> in any spelling,
        even as 2055516. The sizes approved for your car are in its registration papers.
      </p>
    ),
  },
  {
    id: "car",
    question: "Can I choose by car?",
    answer: (
      <p>
        Yes, <To page="cars">pick the make, model and generation</To>. You see the sizes usually fitted to it. Yours may
        be a different version, so compare the size with the registration papers.
      </p>
    ),
  },
  {
    id: "load-index",
    question: "May the load index and speed rating differ from my papers?",
    article: "load-index-and-speed-rating",
    answer: (
      <p>
        Higher, yes. A lower load index never; a lower speed rating only on winter tyres and under conditions the
        article explains. If you let the shop remember your car, it warns you of a weaker tyre before you add it to the
        cart.
      </p>
    ),
  },
  {
    id: "age",
    question: "How old are the tyres you send?",
    article: "tyre-age-dot-code",
    answer: (
      <p>
        Where we know the year of manufacture, it is shown next to the tyre. On the tyre itself it is in the DOT code:
        the last four digits are the week and the year.
      </p>
    ),
  },
  {
    id: "winter",
    question: "When are winter tyres compulsory?",
    article: "when-to-fit-winter-tyres-czechia-slovakia",
    answer: (
      <p>
        In Czechia from 1 November to 31 March when snow, ice or frost lies on the road or can be expected, and always
        where a sign says so; the tread must be at least 4 mm deep. In Slovakia there are no dates for cars: the
        condition of the road decides.
      </p>
    ),
  },
  {
    id: "all-season",
    question: "Will all-season tyres do?",
    article: "winter-summer-or-all-season-tyres",
    answer: (
      <p>
        As winter equipment yes, if they carry 3PMSF, the mountain with a snowflake; we show it next to the tyre.
        Whether they suit you depends on where and how much you drive.
      </p>
    ),
  },
  {
    id: "mixing",
    question: "Can I buy just two?",
    article: "tread-depth-legal-minimum",
    answer: (
      <p>
        Yes, even one. On one axle, however, tyres must be of the same size and construction; best of the same pattern
        and similarly worn.
      </p>
    ),
  },
  {
    id: "label",
    question: "What does the EU label say?",
    article: "eu-tyre-label-explained",
    answer: (
      <p>
        Three things: fuel, braking in the wet and exterior noise. Next to every tyre we turn them into metres and
        money. About snow, lifetime or dry roads the label says nothing.
      </p>
    ),
  },
];

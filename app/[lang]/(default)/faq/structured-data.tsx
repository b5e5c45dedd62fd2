import { faqCs } from "@/components/help/cs/faq";
import { faqEn } from "@/components/help/en/faq";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { faqSk } from "@/components/help/sk/faq";
import { QuestionData } from "@/components/structured-data/page-data";
import { plainText } from "@/components/structured-data/plain-text";

const texts = { cs: faqCs, sk: faqSk, en: faqEn };

/** What search engines read of the questions: those whose answer is words. */
export function FaqData(props: HelpProps) {
  const { groups } = texts[props.locale.language](helpFacts(props));
  const questions = groups
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({ question, answer: plainText(answer).replace(/\s+/g, " ").trim() }))
    .filter(({ answer }) => answer !== "");
  return <QuestionData questions={questions} />;
}

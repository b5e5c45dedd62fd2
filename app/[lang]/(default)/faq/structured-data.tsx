import { type HelpProps, helpFacts } from "@/components/help/facts";
import { faqText } from "@/components/help/faq-text-of";
import { QuestionData } from "@/components/structured-data/page-data";
import { plainText } from "@/components/structured-data/plain-text";

/** What search engines read of the questions: those whose answer is words. */
export function FaqData(props: HelpProps) {
  const { groups } = faqText(props.locale.language, helpFacts(props));
  const questions = groups
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({ question, answer: plainText(answer).replace(/\s+/g, " ").trim() }))
    .filter(({ answer }) => answer !== "");
  return <QuestionData questions={questions} />;
}

import { getTranslations } from "next-intl/server";
import { type HelpProps, helpFacts } from "@/components/help/facts";
import { faqText } from "@/components/help/faq-text-of";
import { QuestionData } from "@/components/structured-data/page-data";
import { plainText } from "@/components/structured-data/plain-text";

/** What search engines read of the questions: those whose answer is words. */
export async function FaqData(props: HelpProps) {
  const returns = await getTranslations("returns");
  const { groups } = faqText(props.locale.language, helpFacts(props, returns("sentence")));
  const questions = groups
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({ question, answer: plainText(answer).replace(/\s+/g, " ").trim() }))
    .filter(({ answer }) => answer !== "");
  return <QuestionData questions={questions} />;
}

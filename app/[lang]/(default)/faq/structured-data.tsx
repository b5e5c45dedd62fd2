import { infoBlocks } from "@/components/info/blocks";
import type { InfoProps } from "@/components/info/facts";
import { infoText } from "@/components/info/info-text";
import { sharedMessages } from "@/components/info/shared-messages";
import { QuestionData } from "@/components/structured-data/page-data";
import { plainText } from "@/components/structured-data/plain-text";

/** Structured data of the questions whose answer is text. */
export async function FaqData(props: InfoProps) {
  const { sections } = await infoText("faq", props, await sharedMessages(), await infoBlocks(props));
  const questions = sections
    .flatMap(({ entries }) => entries)
    .map(({ title, text }) => ({ question: title, answer: plainText(text).replace(/\s+/g, " ").trim() }))
    .filter(({ answer }) => answer !== "");
  return <QuestionData questions={questions} />;
}

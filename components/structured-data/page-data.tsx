import { JsonLd } from "@/components/structured-data/json-ld";
import { seller } from "@/lib/api/shop/server";
import { readConfig } from "@/lib/config";
import type { Locale } from "@/lib/domain/locale";
import { breadcrumbs, faqPage, type Step } from "@/lib/seo/structured-data/lists";
import { organisation } from "@/lib/seo/structured-data/organisation";

/** The way to a page, for search engines. @param steps from the home page to the page itself */
export function BreadcrumbData({ steps }: { steps: readonly Step[] }) {
  return <JsonLd data={[breadcrumbs(steps, readConfig().publicUrl)]} />;
}

/** The shop, for search engines: where it is, when it is open, how goods go back. */
export async function ShopData({ locale }: { locale: Locale }) {
  const shop = await seller(locale);
  return <JsonLd data={[organisation(shop, readConfig().publicUrl, locale.language)]} />;
}

/** Questions and answers of a page, both as plain text. */
export function QuestionData({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return <JsonLd data={[faqPage(questions)]} />;
}

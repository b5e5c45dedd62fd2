import { faqCs } from "@/components/help/cs/faq";
import { faqElsewhereCs } from "@/components/help/cs/faq-elsewhere";
import { faqEn } from "@/components/help/en/faq";
import { faqElsewhereEn } from "@/components/help/en/faq-elsewhere";
import type { HelpFacts } from "@/components/help/facts";
import type { FaqEntry, FaqText } from "@/components/help/faq-text";
import { faqSk } from "@/components/help/sk/faq";
import { faqElsewhereSk } from "@/components/help/sk/faq-elsewhere";
import type { Language } from "@/lib/domain/locale";

const texts = { cs: faqCs, sk: faqSk, en: faqEn };
const elsewhere = { cs: faqElsewhereCs, sk: faqElsewhereSk, en: faqElsewhereEn };

/** Answers that tell of the finder, of the pages of cars and tyres, or of articles. */
const ofCatalogue = new Set(["size", "car", "load-index", "age", "all-season", "label"]);

/** Answers that tell of the shop's own delivery and payment. */
const ofCheckout = new Set(["delivery-time", "delivery-price", "boxes", "payment", "mounting"]);

/** Does an answer promise nothing that the back end cannot do? */
function isKept(id: string, { offer }: HelpFacts): boolean {
  if (ofCatalogue.has(id)) return offer.catalogue && offer.cars;
  if (ofCheckout.has(id)) return offer.checkout === null;
  if (id === "withdrawal") return offer.withdrawal;
  if (id === "account") return offer.tracking;
  if (id === "reviews") return offer.reviews;
  return true;
}

/** The questions in a language; where checkout is at a back end elsewhere only what is true there, some of it in other words. */
export function faqText(language: Language, facts: HelpFacts): FaqText {
  const text = texts[language](facts);
  if (!facts.offer.host) return text;
  const { lead, entries: others } = elsewhere[language](facts);
  const entriesOf = (entries: readonly FaqEntry[]) =>
    entries.flatMap((entry) => {
      if (isKept(entry.id, facts)) return [entry];
      const other = others.find(({ id }) => id === entry.id);
      return other ? [other] : [];
    });
  return { ...text, lead, groups: text.groups.map((group) => ({ ...group, entries: entriesOf(group.entries) })) };
}

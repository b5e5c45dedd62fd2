import type { ReactNode } from "react";

/** Articles that answers lead to, by their English slugs: an article is found by its slug in any language. */
export const faqArticles = [
  "how-to-read-a-tyre-size",
  "load-index-and-speed-rating",
  "tyre-age-dot-code",
  "when-to-fit-winter-tyres-czechia-slovakia",
  "winter-summer-or-all-season-tyres",
  "eu-tyre-label-explained",
  "run-flat-xl-car-maker-marks-ev-tyres",
  "tread-depth-legal-minimum",
] as const;

export type FaqArticle = (typeof faqArticles)[number];

/** `id` is the anchor, the same in every language. */
export type FaqEntry = { id: string; question: string; answer: ReactNode; article?: FaqArticle };

/** The questions in one language, by what they are about. `more`: what stands before the title of an article. */
export type FaqText = {
  lead: ReactNode;
  more: string;
  groups: { id: string; title: string; entries: FaqEntry[] }[];
};

/** Answers that stand in for usual ones with the same id. */
export type FaqElsewhere = { lead: ReactNode; entries: FaqEntry[] };

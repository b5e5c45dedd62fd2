import type { ReactNode } from "react";

/**
 * Sections of the terms in their order. The ids are the anchors, the same in every language, so that a link into the
 * page survives a change of language.
 */
export const sectionIds = [
  "seller",
  "contract",
  "prices",
  "payment",
  "delivery",
  "withdrawal",
  "defects",
  "used-tyres",
  "disputes",
  "personal-data",
  "final",
] as const;

export type SectionId = (typeof sectionIds)[number];

export type Section = { title: string; text: ReactNode };

/** The terms in one language; a section that is missing does not compile. */
export type TermsText = { lead: ReactNode; sections: Record<SectionId, Section> };

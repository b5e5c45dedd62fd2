import type { BreadcrumbListLeaf, FAQPageLeaf, ItemListLeaf } from "schema-dts";

/** A name and a public path. */
export type Step = { label: string; href: string };

/** The way from the home page down to a page, the page itself last. @param publicUrl without a slash at the end */
export function breadcrumbs(steps: readonly Step[], publicUrl: string): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${publicUrl}${href}`,
    })),
  };
}

/** The pages that a list leads to, by their public paths. @param first position of the first of them in the whole list, from 1 */
export function itemList(paths: readonly string[], publicUrl: string, first = 1): ItemListLeaf {
  return {
    "@type": "ItemList",
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: `${publicUrl}${path}`,
    })),
  };
}

/** Questions with their answers, both plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

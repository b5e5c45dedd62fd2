import { getTranslations } from "next-intl/server";
import type { FixedPage } from "@/lib/seo/paths";

/** Pages about the law. */
export const legalPages = ["terms", "privacy", "cookies", "accessibility"] as const satisfies readonly FixedPage[];

/** Every page about buying, about the shop and about the law, in three groups. */
export const footerPages = {
  shopping: ["delivery", "faq", "orderTracking", "complaints", "withdrawal"],
  shop: ["about", "contacts", "blog"],
  law: legalPages,
} as const satisfies Record<string, readonly FixedPage[]>;

type Linked = (typeof footerPages)[keyof typeof footerPages][number];

/** Their names in the page's language. */
export async function pageNames(): Promise<Record<Linked, string>> {
  const info = await getTranslations("info");
  const layout = await getTranslations("layout");
  const article = await getTranslations("article");
  return {
    delivery: info("delivery.nav"),
    faq: info("faq.nav"),
    orderTracking: layout("order_status"),
    complaints: info("complaints.nav"),
    withdrawal: layout("withdraw"),
    about: info("about.nav"),
    contacts: layout("contacts"),
    blog: article("nav"),
    terms: layout("terms"),
    privacy: info("privacy.nav"),
    cookies: info("cookies.nav"),
    accessibility: info("accessibility.nav"),
  };
}

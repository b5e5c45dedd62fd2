import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import { idlePages } from "@/lib/api/offered-pages";
import type { Language } from "@/lib/domain/locale";
import { type FixedPage, pathOf } from "@/lib/seo/paths";

const groups = {
  shopping: ["delivery", "faq", "orderTracking", "complaints", "withdrawal"],
  shop: ["about", "contacts", "blog"],
  law: ["terms", "privacy", "cookies", "accessibility"],
} as const satisfies Record<string, readonly FixedPage[]>;

type Linked = (typeof groups)[keyof typeof groups][number];

/** Every page about buying, about the shop and about the law, in three groups, but for those that have nothing to show. */
export async function FooterLinks({ language }: { language: Language }) {
  const info = await getTranslations("info");
  const layout = await getTranslations("layout");
  const idle = await idlePages();
  const article = await getTranslations("article");
  const names: Record<Linked, string> = {
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
  return (
    <div className="grid">
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <nav key={group} aria-labelledby={`foot-${group}`}>
          <h2 id={`foot-${group}`}>{info(`group.${group}`)}</h2>
          <ul>
            {groups[group].map((page) =>
              idle.has(page) ? null : (
                <li key={page}>
                  <Link href={pathOf(page, language)}>{names[page]}</Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      ))}
    </div>
  );
}

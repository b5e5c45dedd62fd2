import { getTranslations } from "next-intl/server";
import { footerPages, pageNames } from "@/components/layout/footer-pages";
import { LinkList } from "@/components/ui/link-list";
import { idlePages } from "@/lib/api/shop/idle-pages";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** The shop's other pages in three groups, without those that have no content. */
export async function FooterLinks({ language }: { language: Language }) {
  const info = await getTranslations("info");
  const names = await pageNames();
  const idle = await idlePages();
  return (
    <div className="grid">
      {(Object.keys(footerPages) as (keyof typeof footerPages)[]).map((group) => (
        <nav key={group} aria-labelledby={`foot-${group}`}>
          <h2 id={`foot-${group}`}>{info(`group.${group}`)}</h2>
          <LinkList
            links={footerPages[group]
              .filter((page) => !idle.has(page))
              .map((page) => [pathOf(page, language), names[page]] as const)}
          />
        </nav>
      ))}
    </div>
  );
}

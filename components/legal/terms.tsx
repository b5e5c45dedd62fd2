import { getTranslations } from "next-intl/server";
import { termsFacts } from "@/components/legal/facts";
import { sectionIds, type TermsText } from "@/components/legal/section";
import { termsCs } from "@/components/legal/terms-cs";
import { termsEn } from "@/components/legal/terms-en";
import { termsSk } from "@/components/legal/terms-sk";
import type { ContactInfo } from "@/lib/contract/shop";
import type { Language, Locale } from "@/lib/domain/locale";

const texts: Record<Language, (facts: ReturnType<typeof termsFacts>) => TermsText> = {
  cs: termsCs,
  sk: termsSk,
  en: termsEn,
};

/** The shop's terms of sale with a list of contents; each language is a text of its own. */
export async function Terms({ shop, locale }: { shop: ContactInfo; locale: Locale }) {
  const t = await getTranslations("terms");
  const checkout = await getTranslations("checkout");
  const { lead, sections } = texts[locale.language](termsFacts(shop, locale, checkout("order")));
  return (
    <article className="wrap read legal">
      <header>
        <h1>{t("title")}</h1>
        <div className="lead">{lead}</div>
      </header>
      <nav aria-labelledby="terms-contents">
        <h2 id="terms-contents">{t("contents")}</h2>
        <ol>
          {sectionIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{sections[id].title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text">
        {sectionIds.map((id, index) => (
          <section id={id} key={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              {index + 1}. {sections[id].title}
            </h2>
            {sections[id].text}
          </section>
        ))}
      </div>
    </article>
  );
}

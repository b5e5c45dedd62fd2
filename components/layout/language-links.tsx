import { languageFacts } from "@/lib/domain/language-facts";
import { type Language, languages } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

/** Each language calls itself by its own name. */

/** Ways to the landing page in each language, for a page that has no address in the others. @param label in its language */
export function LanguageLinks({ language, label }: { language: Language; label: string }) {
  return (
    <nav className="languages" aria-label={label}>
      {languages.map((other) => (
        <a
          key={other}
          href={pathOf("home", other)}
          hrefLang={other}
          lang={other}
          aria-current={other === language ? "true" : undefined}
        >
          {languageFacts[other].name}
        </a>
      ))}
    </nav>
  );
}

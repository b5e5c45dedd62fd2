"use client";

import { followPreference } from "@/components/layout/choose-preference";
import { type Language, languages } from "@/lib/domain/locale";
import { usePublicPath } from "@/lib/preferences/public-path";

/** This page in each language, by the language's name; plain links, so they work without scripts. */
export function LanguageChoices({ current, names }: { current: Language; names: Record<Language, string> }) {
  const { rest } = usePublicPath();
  return (
    <ul className="choices">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`/${language}${rest}`}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
            onClick={(event) => followPreference(event, { language })}
          >
            {names[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

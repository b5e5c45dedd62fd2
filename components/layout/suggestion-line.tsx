"use client";

import { useEffect, useState } from "react";
import { choosePreference } from "@/components/layout/choose-preference";
import { suggestionFor } from "@/lib/api/geo/browser";
import { inOwnTask } from "@/lib/api/request/in-own-task";
import type { Language, Locale } from "@/lib/domain/locale";
import { currencyCookie, languageCookie } from "@/lib/preferences/cookies";
import { storedValue } from "@/lib/preferences/stored-value";

const seen = storedValue("suggestion-seen", false, () => true);

/**
 * In each language the visitor may be offered, `{currency}` stands for the currency: `question` for another language, `currency` for
 * other prices in the same.
 */
export type SuggestionMessages = { label: string } & Record<
  "question" | "currency" | "accept" | "decline",
  Record<Language, string>
>;

const isStored = (cookie: string) => `; ${document.cookie}`.includes(`; ${cookie}=`);

/**
 * Suggests once, in one line, the language and currency of the visitor's country; never switches by itself. A language that
 * was chosen, or is the browser's own, is kept: then only the country's currency is suggested.
 */
export function SuggestionLine({ locale, messages }: { locale: Locale; messages: SuggestionMessages }) {
  const [offer, setOffer] = useState<Locale | null>(null);
  const { language, currency } = locale;

  useEffect(() => {
    let gone = false;
    const callOff = inOwnTask(() => {
      const keep = {
        language: isStored(languageCookie) || navigator.language.startsWith(language),
        currency: isStored(currencyCookie),
      };
      if ((keep.language && keep.currency) || seen.read()) return;
      suggestionFor({ language, currency }, keep)
        .then((suggested) => {
          if (!gone) setOffer(suggested);
        })
        .catch((error: unknown) => console.warn("No suggestion of language and currency:", error));
    });
    return () => {
      gone = true;
      callOff();
    };
  }, [language, currency]);

  if (!offer) return null;
  const close = () => {
    seen.write("1");
    setOffer(null);
  };
  return (
    <section className="suggestion" aria-label={messages.label} lang={offer.language}>
      <p>
        {(offer.language === language ? messages.currency : messages.question)[offer.language].replace(
          "{currency}",
          offer.currency,
        )}
      </p>
      <button
        type="button"
        className="lnk"
        onClick={() => {
          close();
          choosePreference(offer, `/${offer.language}?currency=${offer.currency}`);
        }}
      >
        {messages.accept[offer.language]}
      </button>
      <button type="button" className="lnk" onClick={close}>
        {messages.decline[offer.language]}
      </button>
    </section>
  );
}

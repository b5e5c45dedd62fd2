"use client";

import { useEffect } from "react";
import type { Language } from "@/lib/domain/locale";

const messages: Record<Language, { title: string; text: string; again: string }> = {
  cs: {
    title: "Něco se u\u00a0nás pokazilo",
    text: "Zaznamenali jsme to. Košík i\u00a0rozepsaná objednávka zůstaly, jak byly.",
    again: "Zkusit znovu",
  },
  sk: {
    title: "Niečo sa u\u00a0nás pokazilo",
    text: "Zaznamenali sme to. Košík aj rozpísaná objednávka zostali, ako boli.",
    again: "Skúsiť znova",
  },
  en: {
    title: "Something broke on our side",
    text: "It has been recorded. Your cart and unfinished order are as they were.",
    again: "Try again",
  },
};

/**
 * Shown when rendering a page fails; it imports no message files, because those may be what failed, and nothing else, because every
 * page loads it.
 */
export default function PageError({ error, retry, reset }: { error: Error; retry?: () => void; reset?: () => void }) {
  const language = typeof document === "undefined" ? "" : document.documentElement.lang;
  const text = messages[language as Language] ?? messages.cs;
  useEffect(() => {
    console.error("The page could not be shown:", error);
  }, [error]);
  return (
    <main className="wrap sec">
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <button type="button" className="btn go" onClick={() => (retry ?? reset)?.()}>
        {text.again}
      </button>
    </main>
  );
}

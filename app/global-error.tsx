"use client";

import { useEffect } from "react";
import type { Language } from "@/lib/domain/locale";

const messages: Record<Language, { title: string; again: string }> = {
  cs: { title: "Něco se u\u00a0nás pokazilo", again: "Zkusit znovu" },
  sk: { title: "Niečo sa u\u00a0nás pokazilo", again: "Skúsiť znova" },
  en: { title: "Something broke on our side", again: "Try again" },
};

const style = `:root{color-scheme:light dark}body{margin:18vh 6vw;font:1.0625rem/1.5 Archivo,Arial,sans-serif;
background:light-dark(#f3f4f3,#16181a);color:light-dark(#141618,#f0f2f2)}
button{min-height:44px;padding:0 1.25rem;border:0;border-radius:4px;background:#ff5a1f;color:#141618;font:inherit}`;

/**
 * Takes the place of the whole document when a root layout breaks in the browser, or the page that says so, of the shop or
 * of the admin. Every page loads it.
 */
export default function GlobalError({ error }: { error: Error }) {
  const language = document.documentElement.lang;
  const text = messages[language as Language] ?? messages.cs;
  useEffect(() => {
    console.error("The document could not be shown:", error);
  }, [error]);
  return (
    <html lang={language}>
      <body>
        <style>{style}</style>
        <h1>{text.title}</h1>
        <button type="button" onClick={() => location.reload()}>
          {text.again}
        </button>
      </body>
    </html>
  );
}

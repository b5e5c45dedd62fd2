"use client";

import { useEffect } from "react";
import { isLanguage, type Language } from "@/lib/domain/locale";

const messages: Record<Language, { title: string; text: string; again: string }> = {
  cs: {
    title: "Stránku se nepodařilo načíst",
    text: "Závada je u nás a zapsali jsme ji. Co jste uložili, je uložené.",
    again: "Načíst znovu",
  },
  sk: {
    title: "Stránku sa nepodarilo načítať",
    text: "Chyba je u nás a zapísali sme ju. Čo ste uložili, je uložené.",
    again: "Načítať znova",
  },
  en: {
    title: "The page did not load",
    text: "The fault is on our side and has been recorded. Whatever you saved is saved.",
    again: "Load again",
  },
};

/** Shown when a page of the admin fails on its way; it imports no message files, because those may be what failed. */
export default function AdminError({ error }: { error: Error }) {
  const { lang } = document.documentElement;
  const text = messages[isLanguage(lang) ? lang : "en"];
  useEffect(() => {
    console.error("The page could not be shown:", error);
  }, [error]);
  return (
    <main className="sheet">
      <div className="mast">
        <h1>{text.title}</h1>
        <p className="say">{text.text}</p>
        <p className="acts">
          <button type="button" className="do" onClick={() => window.location.reload()}>
            {text.again}
          </button>
        </p>
      </div>
    </main>
  );
}

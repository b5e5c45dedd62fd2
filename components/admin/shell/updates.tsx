"use client";

import { useEffect, useState } from "react";
import { readUpdates, type Updates as Told } from "@/lib/api/admin/browser";
import type { Language } from "@/lib/domain/locale";
import { shopTime } from "./day-words";

const everyMs = 20_000;
const toldEvent = "admin-updates";

/** Calls back with what others have done, as soon as it is known. @returns the end of it */
export function onUpdates(listener: (updates: Told) => void): () => void {
  const onTold = (event: Event) => listener((event as CustomEvent<Told>).detail);
  addEventListener(toldEvent, onTold);
  return () => removeEventListener(toldEvent, onTold);
}

/**
 * Looks every twenty seconds what others have done, while the page is seen, and says since when the shop does not answer: the sheet stays
 * as it is meanwhile.
 * @param text with `{time}`
 */
export function Updates({ text, language }: { text: string; language: Language }) {
  const [away, setAway] = useState<Date | null>(null);
  useEffect(() => {
    let latest: string | null = null;
    let looks = 0;
    const look = async () => {
      if (document.hidden) return;
      looks += 1;
      const number = looks;
      const isNewest = () => number === looks; // an earlier one says how it was, not how it is
      try {
        const told = await readUpdates(latest);
        if (!isNewest()) return;
        setAway(null);
        if (told === null) return;
        latest = told.latest;
        dispatchEvent(new CustomEvent(toldEvent, { detail: told }));
      } catch {
        if (isNewest()) setAway((since) => since ?? new Date());
      }
    };
    const lookNow = () => void look();
    lookNow();
    const timer = setInterval(lookNow, everyMs);
    addEventListener("online", lookNow);
    addEventListener("offline", lookNow);
    return () => {
      clearInterval(timer);
      removeEventListener("online", lookNow);
      removeEventListener("offline", lookNow);
    };
  }, []);
  return (
    <p className="bar away" role="status" hidden={away === null}>
      {away ? text.replace("{time}", shopTime(away, language)) : null}
    </p>
  );
}

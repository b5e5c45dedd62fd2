"use client";

import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { FinderStart } from "@/components/catalogue/finder/start";
import type { Locale } from "@/lib/domain/locale";

type Live = ComponentType<{ start: FinderStart; locale: Locale }>;

/**
 * Shows the form the server made, and puts the live one in its place once somebody comes near it: until then a listing
 * loads none of its script. A form somebody is in the middle of stays as it is, and asks the server.
 */
export function LazyFinder(props: { start: FinderStart; locale: Locale; children: ReactNode }) {
  const { start, locale, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [Live, setLive] = useState<Live | null>(null);
  const load = () => {
    if (asked.current) return;
    asked.current = true;
    import("@/components/catalogue/finder/live-form").then(
      ({ LiveForm }) => {
        if (!place.current?.contains(document.activeElement)) setLive(() => LiveForm);
        else asked.current = false;
      },
      () => {
        asked.current = false; // away from the network: the form goes on asking the server
      },
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody comes near the form inside
    <div ref={place} onPointerEnter={load} onBlur={load}>
      {Live ? <Live start={start} locale={locale} /> : children}
    </div>
  );
}

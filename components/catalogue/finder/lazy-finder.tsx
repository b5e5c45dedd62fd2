"use client";

import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { shortKey } from "@/components/catalogue/finder/short-key";
import type { Choice, Part } from "@/components/catalogue/finder/size-part";
import type { FinderStart } from "@/components/catalogue/finder/start";
import type { Locale } from "@/lib/domain/locale";
import type { PartMessages } from "@/lib/i18n/part-messages";

type Live = {
  Form: ComponentType<{ start: FinderStart; locale: Locale; messages: PartMessages; begun: Choice }>;
  begun: Choice;
};

/** The choice in the server-rendered form; `null` once something has been typed into it, which only that form can submit. */
function chosenIn(form: HTMLFormElement): Choice | null {
  const fields = new FormData(form);
  if (fields.get("q")) return null;
  const read = (part: Part) => String(fields.get(shortKey[part]) ?? "");
  return { width: read("width"), profile: read("profile"), rim: read("rim"), season: read("season") };
}

/**
 * Shows the server-rendered form and replaces it by the interactive one at the first pointer or focus event, so that listings
 * do not load its script. Choices made before are kept; a form with typed text stays and is submitted to the server.
 */
export function LazyFinder(props: { start: FinderStart; locale: Locale; messages: PartMessages; children: ReactNode }) {
  const { start, locale, messages, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const requested = useRef(false);
  const [live, setLive] = useState<Live | null>(null);
  const load = () => {
    if (requested.current) return;
    requested.current = true;
    import("@/components/catalogue/finder/live-form").then(
      ({ LiveForm }) => {
        const form = place.current?.querySelector("form");
        const begun = form && !form.contains(document.activeElement) ? chosenIn(form) : null;
        if (begun) setLive({ Form: LiveForm, begun });
        else requested.current = false;
      },
      () => {
        requested.current = false; // offline: the server-rendered form stays
      },
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody comes near the form inside
    <div ref={place} onPointerEnter={load} onBlur={load}>
      {live ? <live.Form start={start} locale={locale} messages={messages} begun={live.begun} /> : children}
    </div>
  );
}

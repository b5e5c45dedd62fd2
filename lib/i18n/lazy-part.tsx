"use client";

import { type ComponentType, lazy } from "react";
import type { Language } from "@/lib/domain/locale";
import type { PartMessages } from "@/lib/i18n/part-messages";

/**
 * A client component whose script is loaded only on pages that render it. It is rendered by the server and hydrated with the
 * page; one that is mounted later needs its own `Suspense`.
 * @param load its module's part, e.g. `() => import("…").then(({ Part }) => Part)`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => <Part {...props} />; // a server component may only reference a component, not a lazy one
}

/** The same for a component with its own messages: the message library is loaded with it, not with the page. */
export function lazyWithMessages<Props extends { language: Language }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & PartMessages> {
  return lazyPart(async () => {
    const [{ WithMessages }, Part] = await Promise.all([import("@/lib/i18n/with-messages"), load()]);
    return ({ messages, ...props }) => (
      <WithMessages language={props.language} messages={messages}>
        <Part {...(props as unknown as Props)} />
      </WithMessages>
    );
  });
}

"use client";

import { type ComponentType, lazy } from "react";
import type { Language } from "@/lib/domain/locale";
import type { PartMessages } from "@/lib/i18n/part-messages";

/**
 * A part of a page whose scripts are fetched only where it stands: a page that shares its scripts with other kinds of
 * pages does not bring them there. What the server makes of it stands in the page from the start, and becomes live with
 * the rest of it. A part that comes into a living page stands in a `Suspense` of its own.
 * @param load its module's part, e.g. `() => import("…").then(({ Part }) => Part)`
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => <Part {...props} />; // the server may only name a component, not a lazy one
}

/** The same for a part with words of its own: the message library comes with the part, not with the page. */
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

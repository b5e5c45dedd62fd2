"use client";

import { useEffect, useRef } from "react";
import { storedValue } from "@/lib/preferences/stored-value";

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && control.type !== "hidden" && control.tabIndex >= 0) ||
      control instanceof HTMLTextAreaElement,
  );

const draft = storedValue<Record<string, unknown>>(
  "draft_contact",
  {},
  (text) => {
    const typed: unknown = JSON.parse(text);
    return typeof typed === "object" && typed !== null ? (typed as Record<string, unknown>) : {};
  },
  "sessionStorage",
);

/**
 * Keeps what is typed into the form over a reload, in this tab until it is closed or the form was sent. What stands in a field already
 * is not overwritten.
 * @param sent forgets it
 */
export function useDraft(sent: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const current = form.current;
    if (sent) draft.write(null);
    if (!current || sent) return;
    const typed = draft.read();
    for (const control of controlsOf(current)) {
      const value = typed[control.name];
      if (control.value === "" && typeof value === "string") control.value = value;
    }
    const keep = () =>
      draft.write(JSON.stringify(Object.fromEntries(controlsOf(current).map(({ name, value }) => [name, value]))));
    current.addEventListener("input", keep);
    return () => current.removeEventListener("input", keep);
  }, [sent]);
  return form;
}

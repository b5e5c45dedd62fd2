"use client";

import { useEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && control.type !== "hidden" && control.tabIndex >= 0) ||
      control instanceof HTMLTextAreaElement,
  );

function stored(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {}; // storage is unavailable or has something else: no draft
  }
}

function store(key: string, draft: Record<string, string> | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.warn("What is typed is not kept over a reload:", error);
  }
}

/**
 * Saves what is typed into a form over a reload, in this tab until it is closed or the form was sent. Filled fields are not
 * overwritten.
 * @param name of the draft, in the tab's storage
 * @param sent forgets it
 */
export function useDraft(name: string, sent: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const key = `draft_${name}`;
    const current = form.current;
    if (sent) store(key, null);
    if (!current || sent) return;
    const draft = stored(key);
    for (const control of controlsOf(current)) {
      const value = draft[control.name];
      if (control.value === "" && typeof value === "string") control.value = value;
    }
    const keep = () =>
      store(key, Object.fromEntries(controlsOf(current).map((control) => [control.name, control.value])));
    current.addEventListener("input", keep);
    return () => current.removeEventListener("input", keep);
  }, [name, sent]);
  return form;
}

"use client";

import { useEffect } from "react";
import { isTyping } from "@/components/admin/shell/keys";

/** The keys of an order on its own page: its step, its forms, print and copy. */
export function OrderKeys({ number }: { number: string }) {
  useEffect(() => {
    const unfold = (form: string) => {
      const details = document.querySelector<HTMLDetailsElement>(`#${form}-${number}`);
      if (!details) return;
      details.open = true;
      details.querySelector<HTMLElement>("select, textarea, input:not([type=hidden])")?.focus();
    };
    const acts = new Map<string, () => void>([
      ["e", () => document.querySelector<HTMLElement>(".step-form .do")?.click()],
      ["h", () => unfold("hold")],
      ["n", () => unfold("note")],
      ["t", () => unfold("tracking")],
      ["p", () => document.querySelector<HTMLElement>(".prints a")?.click()],
      ["y", () => void navigator.clipboard?.writeText(number)],
    ]);
    let afterG = false;
    const onKey = (event: KeyboardEvent) => {
      const went = afterG;
      afterG = event.key === "g";
      const act = acts.get(event.key);
      if (!act || went || isTyping(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [number]);
  return null;
}

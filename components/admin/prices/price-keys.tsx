"use client";

import { useEffect } from "react";
import { isTyping } from "@/components/admin/shell/keys";

const press = (selector: string, root: ParentNode = document) => root.querySelector<HTMLElement>(selector)?.click();

/** Keys of the price rules: `s` tries them, `a` applies what was tried, Alt with an arrow moves the rule that has the focus. */
export function PriceKeys({ singleKeys }: { singleKeys: boolean }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = { ArrowUp: "up", ArrowDown: "down" }[event.key];
      if (event.altKey && way && event.target instanceof Element) {
        const rule = event.target.closest("[data-rule]");
        if (!rule) return;
        event.preventDefault();
        press(`.rule-order [value=${way}]`, rule);
      } else if (singleKeys && !isTyping(event)) {
        if (event.key === "s") press("#try");
        if (event.key === "a") press("#apply .do");
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [singleKeys]);
  return null;
}

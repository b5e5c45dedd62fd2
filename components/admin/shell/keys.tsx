"use client";

import { useEffect, useRef } from "react";
import { roomKeys } from "./rooms";

/** Does a key belong to what has the focus, or to the browser? */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches("select, textarea")) return true;
  return target.matches("input:not([type=checkbox])");
}

/** Keys of every room: `/` searches, `t` goes where tracking numbers are pasted, `?` lists the keys, `g` and a letter go elsewhere. */
export function ShellKeys() {
  const going = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const went = going.current;
      going.current = false;
      if (isTyping(event)) return;
      const to = roomKeys.get(event.key);
      if (went && to) {
        event.preventDefault();
        location.assign(to);
      } else if (event.key === "g") going.current = true;
      else if (event.key === "/") {
        event.preventDefault();
        document.querySelector<HTMLElement>("[type=search]")?.focus();
      } else if (event.key === "t") {
        const pasted = document.getElementById("paste");
        if (!pasted) return;
        event.preventDefault();
        pasted.focus();
      } else if (event.key === "?") {
        const list = document.querySelector<HTMLDetailsElement>("#keys");
        if (!list) return;
        list.open = true;
        list.querySelector("summary")?.focus();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return null;
}

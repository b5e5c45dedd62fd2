"use client";

import { useEffect } from "react";

/** Lines of links that may be longer than the screen. */
const lines = ".rooms, .views";

/** Scrolls a line sideways until a link of it is seen whole. The page itself stays. */
function bring(line: Element, link: Element): void {
  const [outer, inner] = [line.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** Brings the present room and view into sight where their line is longer than the screen, and whatever link has the focus. */
export function CurrentInView() {
  useEffect(() => {
    for (const line of document.querySelectorAll(lines)) {
      const here = line.querySelector("[aria-current]");
      if (here && line.scrollLeft === 0) bring(line, here); // else somebody has scrolled it already
    }
    const onFocus = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest(lines) : null;
      if (line && target instanceof Element) bring(line, target);
    };
    addEventListener("focusin", onFocus);
    return () => removeEventListener("focusin", onFocus);
  }, []);
  return null;
}

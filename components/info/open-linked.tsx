"use client";

import { useEffect } from "react";

/** Opens the question that the URL fragment points into, for browsers that do not do so and after client-side navigation. */
export function OpenLinked() {
  useEffect(() => {
    const open = () => {
      const answer = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
      const question = answer?.closest("details");
      if (!question || question.open) return;
      question.open = true;
      question.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return null;
}

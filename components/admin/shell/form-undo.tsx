"use client";

import { useEffect, useRef } from "react";
import { useFormState } from "./staff-form";
import { offerUndo } from "./undo";

/** Lets what a form has just done be taken back by the bar at the bottom. @param mail the customer is told of it */
export function FormUndo({ done, mail = false }: { done: string; mail?: boolean }) {
  const { undo: offer, attempt } = useFormState();
  const offered = useRef(0);
  useEffect(() => {
    // Once: `done` may name what was changed, and so be another text when that has been taken back.
    if (!offer || attempt === offered.current) return;
    offered.current = attempt;
    offerUndo({ tokens: [offer.token], until: offer.until, text: done, mail });
  }, [offer, attempt, done, mail]);
  return null;
}

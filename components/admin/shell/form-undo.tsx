"use client";

import { useEffect } from "react";
import { useFormState } from "./staff-form";
import { offerUndo } from "./undo";

/** Lets what a form has just done be taken back by the bar at the bottom. @param mail the customer is told of it */
export function FormUndo({ done, mail = false }: { done: string; mail?: boolean }) {
  const { undo: offer, attempt } = useFormState();
  useEffect(() => {
    if (offer && attempt > 0) offerUndo({ tokens: [offer.token], until: offer.until, text: done, mail });
  }, [offer, attempt, done, mail]);
  return null;
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { undoMoves } from "@/lib/api/admin/move-actions";
import { freshMoves } from "@/lib/api/admin/moves-state";
import type { Language } from "@/lib/domain/locale";
import { useStoredValue } from "@/lib/preferences/stored-value";
import { isTyping } from "./keys";
import { undoneEvent, undoOffer } from "./undo";

export type UndoTexts = {
  undo: string;
  undone: string;
  undo_over: string;
  seconds: string;
  mail_waits: string;
  to_shipping: string;
};

/** For half a minute the last change can be taken back, by the button or by `u`. */
export function UndoBar({
  texts,
  language,
  singleKeys,
}: {
  texts: UndoTexts;
  language: Language;
  singleKeys: boolean;
}) {
  const stored = useStoredValue(undoOffer);
  const [now, setNow] = useState(0);
  const [said, setSaid] = useState("");
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  const offer = stored !== null && now > 0 && Date.parse(stored.until) > now ? stored : null;
  const left = offer ? Math.ceil((Date.parse(offer.until) - now) / 1000) : 0;

  useEffect(() => {
    setNow(Date.now());
    if (stored === null) return;
    setSaid("");
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [stored]);

  async function undo(): Promise<void> {
    if (!offer) return;
    const form = new FormData();
    form.set("page_language", language);
    for (const token of offer.tokens) form.append("undo", token);
    undoOffer.write(null);
    const answer = await undoMoves(freshMoves, form).catch(() => freshMoves);
    if (answer.to !== null) return location.assign(answer.to);
    setSaid(answer.undone ? texts.undone : texts.undo_over);
    dispatchEvent(new CustomEvent(undoneEvent, { detail: answer }));
    router.refresh();
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "u" || !singleKeys || isTyping(event)) return;
      event.preventDefault();
      void undo();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  return (
    <div className="bar undo" ref={bar} role="status" hidden={!offer && said === ""}>
      {offer ? (
        <>
          <i className="fuse" aria-hidden="true" style={{ scale: `${Math.min(1, left / 30)} 1` }} />
          <span className="bn" aria-hidden="true">
            {left} <small>{texts.seconds}</small>
          </span>
          <p>
            <b>{offer.text}</b> {offer.mail ? <span>{texts.mail_waits}</span> : null}
          </p>
          {offer.packed ? (
            <a className="lk" href="/admin/shipping#paste">
              {texts.to_shipping}
            </a>
          ) : null}
          <button className="b2" type="button" onClick={() => void undo()}>
            {texts.undo} {singleKeys ? <kbd>u</kbd> : null}
          </button>
        </>
      ) : (
        <p>{said}</p>
      )}
    </div>
  );
}

"use client";

import { useFormState } from "@/components/admin/shell/staff-form";
import type { AdminTexts } from "@/messages/admin/texts";

/** What came of the pasted lines: the orders that got their numbers, then the lines that fit none. */
export function PasteResults({ words }: { words: AdminTexts["ship"] }) {
  const { matched, unmatched, done } = useFormState();
  if (!done) return null;
  return (
    <ul className="results" role="status">
      {matched.length > 0 ? <li className="okc">{words.matched.replace("{list}", matched.join(", "))}</li> : null}
      {unmatched.map(({ line, text, code }) => (
        <li key={line}>
          <b>{words.line.replace("{line}", String(line))}</b> {text} <span className="bad">{words[code]}</span>
        </li>
      ))}
    </ul>
  );
}

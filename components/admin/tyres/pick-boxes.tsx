"use client";

import { useEffect, useRef, useState } from "react";
import { tickBoxes } from "@/components/admin/shell/pick-all";
import { useFormState } from "@/components/admin/shell/staff-form";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { words: AdminTexts["tyre_edit"]; language: Language; singleKeys: boolean };

const boxesIn = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<HTMLInputElement>("tbody [name=ids]") ?? []),
];

/** Takes the ticks of all rows away. */
export function tickNone(form: HTMLFormElement | null | undefined): void {
  tickBoxes(form, boxesIn(form), false);
}

/** The box of a row. What was ticked stays so where the page comes anew. */
export function PickBox({ id, label }: { id: number; label: string }) {
  const ticked = useFormState().typed.ids?.split(",") ?? [];
  return (
    <label>
      <input
        type="checkbox"
        name="ids"
        value={id}
        defaultChecked={ticked.includes(String(id))}
        aria-label={label}
        autoComplete="off"
      />
    </label>
  );
}

/** How many rows are ticked, and what can be done with them, while there are some: it stays in sight. */
export function PickBar({ words, language, singleKeys }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  const [picked, setPicked] = useState(0);
  useEffect(() => {
    const form = place.current?.closest("form");
    const count = () => setPicked(boxesIn(form).filter(({ checked }) => checked).length);
    count();
    form?.addEventListener("change", count);
    return () => form?.removeEventListener("change", count);
  }, []);
  return (
    <>
      <p className="vh" ref={place} />
      <div className="bar" hidden={picked === 0}>
        <p className="bn" role="status">
          {picked} <small>{counted(words.picked, picked, language)}</small>
        </p>
        <div className="acts">
          <a className="b2" href="#edit-fields">
            {words.to_fields} {singleKeys ? <kbd>e</kbd> : null}
          </a>
          <button className="lk" type="button" onClick={({ currentTarget }) => tickNone(currentTarget.form)}>
            {words.clear} <kbd>Esc</kbd>
          </button>
        </div>
      </div>
    </>
  );
}

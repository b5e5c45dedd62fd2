"use client";

import { useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/admin/shell/staff-form";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Words = { words: AdminTexts["tyre_edit"]; language: Language };

const boxesIn = (form: HTMLFormElement | null | undefined) => [
  ...(form?.querySelectorAll<HTMLInputElement>("[name=ids]") ?? []),
];

/** Ticks boxes, or takes their ticks away, and lets the form know. */
export function tickAll(form: HTMLFormElement | null | undefined, on: boolean): void {
  for (const box of boxesIn(form)) box.checked = on;
  form?.dispatchEvent(new Event("change"));
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

/** How many rows of a form are ticked, as they are ticked. */
function usePicked() {
  const place = useRef<HTMLParagraphElement>(null);
  const [{ picked, all }, setCount] = useState({ picked: 0, all: false });
  useEffect(() => {
    const form = place.current?.closest("form");
    const count = () => {
      const boxes = boxesIn(form);
      const now = boxes.filter(({ checked }) => checked).length;
      setCount({ picked: now, all: now > 0 && now === boxes.length });
    };
    count();
    form?.addEventListener("change", count);
    return () => form?.removeEventListener("change", count);
  }, []);
  return { place, picked, all };
}

/** The box that ticks every row of the page. Without scripts the form says it of all of them. */
export function PickAll({ words }: Pick<Words, "words">) {
  const { place, picked, all } = usePicked();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!box.current) return;
    box.current.checked = all;
    box.current.indeterminate = picked > 0 && !all;
  }, [all, picked]);
  return (
    <p className="pick-all" ref={place}>
      <label>
        <input
          type="checkbox"
          name="all"
          ref={box}
          autoComplete="off"
          onChange={({ target }) => tickAll(target.form, target.checked)}
        />{" "}
        {words.pick_all}
      </label>
    </p>
  );
}

/** What can be done with the rows that are ticked, while there are some: it stays in sight. */
export function PickBar({ words, language, singleKeys }: Words & { singleKeys: boolean }) {
  const { place, picked } = usePicked();
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
          <button className="lk" type="button" onClick={({ currentTarget }) => tickAll(currentTarget.form, false)}>
            {words.clear} <kbd>Esc</kbd>
          </button>
        </div>
      </div>
    </>
  );
}

"use client";

import { type DragEvent, type ReactNode, useState, useTransition } from "react";
import { Notice } from "@/components/ui/notice";
import { freshForm } from "@/lib/api/admin/form-state";
import { changePicture } from "@/lib/api/admin/picture-actions";
import type { PictureOf } from "@/lib/api/admin/picture-upload";
import type { Language } from "@/lib/domain/locale";

/** The type under which a picture that is dragged is known from a file. */
const dragged = "application/x-dezen-picture";

/**
 * The pictures of a pattern or of one tyre; one is dragged to another's place. By keys and without scripts the buttons of each do the same.
 * @param items each picture's id with what is shown of it, in their order
 * @param words what is said of an order that was not taken; in `stale` stands `{name}`
 */
export function PictureOrder({
  of,
  language,
  items,
  words,
}: {
  of: PictureOf;
  language: Language;
  items: readonly { id: number; shown: ReactNode }[];
  words: { stale: string; somebody: string; unreachable: string };
}) {
  const [over, setOver] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [moving, begin] = useTransition();

  function onDrop(event: DragEvent, to: number): void {
    const id = Number(event.dataTransfer.getData(dragged));
    setOver(null);
    const from = items.findIndex((item) => item.id === id);
    if (from < 0) return;
    event.preventDefault();
    const ids = items
      .map((item) => item.id)
      .toSpliced(from, 1)
      .toSpliced(to, 0, id);
    const form = new FormData();
    const sent = { owner: of.owner, owner_id: of.id, page_language: language, order: ids.join(",") };
    for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
    begin(async () => {
      const { to, stale, failure } = await changePicture(freshForm, form).catch(() => ({
        ...freshForm,
        failure: words.unreachable,
      }));
      if (to) location.assign(to);
      setWrong(stale ? words.stale.replace("{name}", stale.by ?? words.somebody) : failure);
    });
  }

  return (
    <>
      {wrong ? <Notice>{wrong}</Notice> : null}
      <ol className="pc-list" aria-busy={moving}>
        {items.map(({ id, shown }, at) => (
          <li
            key={id}
            className={over === at ? "pc over" : "pc"}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(dragged, String(id))}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(dragged)) return;
              event.preventDefault();
              setOver(at);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => onDrop(event, at)}
          >
            {shown}
          </li>
        ))}
      </ol>
    </>
  );
}

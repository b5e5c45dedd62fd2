"use client";

import { useRouter } from "next/navigation";
import { type ClipboardEvent, type DragEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { type PictureOf, picturesAddress, sendPicture } from "@/lib/api/admin/picture-upload";

/** `why`: `undefined` while it is under way. */
type Sending = { name: string; part: number; ok?: boolean; why?: string };

type Props = {
  of: PictureOf;
  /** The types that a browser offers. */
  accept: string;
  words: { add: string; files: string; hint: string; drop: string; sent: string; unreachable: string };
};

/**
 * Takes pictures: chosen, dropped anywhere on the sheet, or pasted; several at once go one after another. Without scripts the form is sent
 * as it stands.
 */
export function PictureUpload({ of, accept, words }: Props) {
  const [sending, setSending] = useState<Sending[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const queue = useRef(Promise.resolve());
  const router = useRouter();

  function add(files: readonly File[]): void {
    const first = sending.length;
    setSending((known) => [...known, ...files.map(({ name }) => ({ name, part: 0 }))]);
    const say = (at: number, what: Partial<Sending>) =>
      setSending((known) => known.map((each, place) => (place === first + at ? { ...each, ...what } : each)));
    for (const [at, file] of files.entries())
      queue.current = queue.current.then(async () => {
        const sent = await sendPicture(of, file, (part) => say(at, { part }));
        say(at, sent.ok ? { ok: true, part: 1 } : { ok: false, why: sent.why ?? words.unreachable });
        router.refresh();
      });
  }

  useEffect(() => {
    const pictures = (list: FileList | undefined) => [...(list ?? [])];
    const onPaste = (event: Event) => {
      const files = pictures((event as unknown as ClipboardEvent).clipboardData?.files);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    const onDrag = (event: Event) => {
      const { dataTransfer } = event as unknown as DragEvent;
      if (!dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") add(pictures(dataTransfer.files));
    };
    const heard = [
      ["paste", onPaste],
      ["dragover", onDrag],
      ["drop", onDrag],
    ] as const;
    for (const [name, listener] of heard) addEventListener(name, listener);
    return () => {
      for (const [name, listener] of heard) removeEventListener(name, listener);
    };
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const files = [...(field.current?.files ?? [])];
    if (files.length > 0) {
      event.currentTarget.reset();
      add(files);
    } else field.current?.focus();
  }

  const refused = sending.filter(({ ok }) => ok === false);
  const under = sending.filter(({ ok }) => ok === undefined);
  return (
    <form
      className="ff pc-add"
      method="post"
      encType="multipart/form-data"
      action={picturesAddress(of)}
      onSubmit={onSubmit}
      aria-busy={under.length > 0}
    >
      <label htmlFor="files">{words.files}</label>
      <input
        ref={field}
        id="files"
        type="file"
        name="file"
        accept={accept}
        multiple
        required
        aria-describedby="files-hint"
      />
      <p className="q" id="files-hint">
        {words.hint} {words.drop}
      </p>
      <div className="acts">
        <button className="do" type="submit">
          {words.add}
        </button>
      </div>
      <ul className="pc-sending" aria-live="polite">
        {under.map(({ name, part }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={at}>
            <bdi>{name}</bdi> <progress value={part} aria-label={name} />
          </li>
        ))}
      </ul>
      {refused.map(({ name, why }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <Notice key={at}>
          <bdi>{name}</bdi>: {why}
        </Notice>
      ))}
      {under.length === 0 && sending.length > refused.length ? <Notice kind="info">{words.sent}</Notice> : null}
    </form>
  );
}

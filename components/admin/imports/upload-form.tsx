"use client";

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { sendList } from "@/lib/api/admin/change-set-actions";
import { freshForm } from "@/lib/api/admin/form-state";
import type { Language } from "@/lib/domain/locale";
import { NewSupplier } from "./new-supplier";
import type { UploadWords } from "./upload-words";
import { useDrop } from "./use-drop";
import { newSupplier, useUpload } from "./use-upload";

type Props = {
  language: Language;
  /** Number and name. */
  suppliers: readonly (readonly [id: string, name: string])[];
  words: UploadWords;
};

/** Where a price list comes in: by the field, or dropped anywhere on the page. Without scripts the browser sends the form. */
export function UploadForm({ language, suppliers, words }: Props) {
  const [answered, formAction] = useActionState(sendList, freshForm);
  const { upload, refusal, send, cancel } = useUpload(language, words);
  const [first] = suppliers;
  const [supplier, setSupplier] = useState(answered.typed.supplier ?? first?.[0] ?? newSupplier);
  const [live, setLive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]")?.focus();
  }, [refusal]);

  const over = useDrop((dropped) => {
    if (!file.current || upload) return;
    file.current.files = dropped;
    if (supplier === newSupplier) form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
    else form.current?.requestSubmit();
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!upload) void send(new FormData(event.currentTarget), file.current?.files?.[0]);
  }

  const { errors, failure } = refusal ?? answered;
  const errorOf = (field: string) => errors[field];
  const percent = upload?.percent ?? 0;
  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={onSubmit}
      className="ff upload"
      noValidate
      aria-busy={upload !== null}
    >
      <p className="drop" hidden={!over}>
        {words.drop}
      </p>
      <input type="hidden" name="page_language" value={language} />
      {failure ? <Notice>{failure}</Notice> : null}
      <div className="fields">
        {first ? null : <p className="hint">{words.no_suppliers}</p>}
        <div className="row">
          <SelectField
            id="supplier"
            name="supplier"
            label={words.supplier}
            error={errorOf("supplier")}
            value={supplier}
            onChange={({ target }) => setSupplier(target.value)}
          >
            {suppliers.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={newSupplier}>{words.new_supplier}</option>
          </SelectField>
        </div>
        <div className="row" hidden={live && supplier !== newSupplier}>
          <NewSupplier words={words} typed={answered.typed} errorOf={errorOf} />
        </div>
        <TextField
          id="file"
          name="file"
          type="file"
          ref={file}
          label={words.file}
          hint={words.file_hint}
          accept=".csv,.txt,.tsv,.xml,.xlsx,.gz"
          error={errorOf("file")}
        />
        <noscript>
          <p className="hint">{words.small_only}</p>
        </noscript>
      </div>
      {upload ? (
        <div className="acts">
          <label className="far">
            <span>
              {upload.percent === null
                ? words.packing.replace("{file}", upload.file)
                : words.sending.replace("{file}", upload.file).replace("{percent}", String(percent))}
            </span>
            <progress max={100} value={upload.percent === null ? undefined : percent} />
          </label>
          <button className="sec" type="button" onClick={cancel}>
            {words.cancel}
          </button>
        </div>
      ) : (
        <div className="acts">
          <button className="do" type="submit">
            {words.send}
          </button>
        </div>
      )}
    </form>
  );
}

"use client";

import { useRef, useState } from "react";
import { type FileAnswer, postJson, sendFile } from "@/lib/api/admin/send-file";
import type { Problem } from "@/lib/contract/problem";
import { maxListBytes } from "@/lib/domain/admin/change-set";
import type { Language } from "@/lib/domain/locale";
import type { UploadWords } from "./upload-words";

/** What stands in the place of a supplier's number for one that is still to be named. */
export const newSupplier = "new";

/** How far it is: nothing is sent, it is being packed, or so many percent have left. */
export type Upload = { file: string; percent: number | null } | null;

/** What stands against it: at the fields by their names, and what is about none of them. */
export type Refusal = { errors: Record<string, string>; failure: string | null };

/** Of a new supplier. */
const ofSupplier = ["name", "currency", "lead_days", "cutoff"] as const;

function refusalOf(problem: Problem, field: string): Refusal {
  const errors = problem.errors ?? [];
  const known = errors.filter(({ path }) => (ofSupplier as readonly string[]).includes(path));
  if (known.length > 0)
    return { errors: Object.fromEntries(known.map(({ path, message }) => [path, message])), failure: null };
  return { errors: { [field]: [problem.title, problem.detail].filter(Boolean).join(". ") }, failure: null };
}

/** Sends a list from the browser: a new supplier is made first, then the file leaves, and the page of what it changes opens. */
export function useUpload(language: Language, words: UploadWords) {
  const [upload, setUpload] = useState<Upload>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const stop = useRef<AbortController | null>(null);

  function refuse(field: string, answer: string | (FileAnswer & { ok: false })): void {
    if (typeof answer === "string") setRefusal({ errors: { [field]: answer }, failure: null });
    else if (answer.problem?.code === "unauthorised") location.assign("/admin/sign-in?over=1");
    else if (answer.problem) setRefusal(refusalOf(answer.problem, field));
    else setRefusal({ errors: {}, failure: words.unreachable });
  }

  /** @returns the supplier's number; `null` where one could not be made, which is said */
  async function supplierOf(form: FormData): Promise<string | null> {
    const supplier = String(form.get("supplier") ?? "");
    if (supplier !== newSupplier) return supplier;
    const texts = Object.fromEntries(ofSupplier.map((name) => [name, String(form.get(name) ?? "").trim()]));
    const days = texts.lead_days ? Number(texts.lead_days) : null;
    const made = await postJson("/admin/suppliers", { ...texts, lead_days: days }, language);
    if (made.ok) return String((made.body as { supplier: { id: number } }).supplier.id);
    refuse("name", made);
    return null;
  }

  async function send(form: FormData, file: File | undefined): Promise<void> {
    setRefusal(null);
    if (!file || file.size === 0) return refuse("file", words.no_file);
    if (file.size > maxListBytes) return refuse("file", words.too_large);
    if (form.get("supplier") === newSupplier && String(form.get("name")).trim() === "")
      return refuse("name", words.no_supplier);
    const controller = new AbortController();
    stop.current = controller;
    setUpload({ file: file.name, percent: null });
    try {
      const supplier = await supplierOf(form);
      if (supplier === null) return setUpload(null);
      const query = new URLSearchParams({ supplier, name: file.name.slice(0, 200) });
      const onProgress = (done: number) => setUpload({ file: file.name, percent: Math.round(done * 100) });
      const sending = { language, onProgress, signal: controller.signal };
      const answer = await sendFile(`/admin/change-sets?${query}`, file, sending);
      if (answer.ok) return location.assign(`/admin/imports/${(answer.body as { id: number }).id}`);
      refuse("file", answer);
    } catch (error) {
      // A file that was changed or removed while it was read cannot be sent either.
      const stopped = (error as DOMException).name === "AbortError";
      setRefusal({ errors: {}, failure: stopped ? words.stopped : words.unreachable });
    }
    setUpload(null);
  }

  return { upload, refusal, send, cancel: () => stop.current?.abort() };
}

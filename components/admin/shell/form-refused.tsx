"use client";

import { Notice } from "@/components/ui/notice";
import { useFormState } from "./staff-form";

/** Says why all was left as it is. @param texts by the refusal's code, with `{name}` */
export function FormRefused({ texts }: { texts: Record<string, string> }) {
  const { refused } = useFormState();
  if (!refused) return null;
  return <Notice>{(texts[refused.code] ?? texts.other ?? "").replace("{name}", refused.by ?? "…")}</Notice>;
}

"use client";

import { useFormState } from "@/components/admin/shell/staff-form";
import { Notice } from "@/components/ui/notice";

/** Says why an order was left as it is. @param texts by the refusal's code, with `{name}` */
export function FormRefused({ texts }: { texts: Record<string, string> }) {
  const { refused } = useFormState();
  if (!refused) return null;
  return <Notice>{(texts[refused.code] ?? texts.other ?? "").replace("{name}", refused.by ?? "…")}</Notice>;
}

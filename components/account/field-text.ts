"use client";

import { useTranslations } from "next-intl";
import { fieldMessageKey } from "@/lib/contract/field-code";

/** Puts a code of the rules into words: a field's own (`password_too_small`), else those of every field. */
export function useFieldText(): (name: string, code: string) => string {
  const t = useTranslations("field");
  return (name, code) => t(fieldMessageKey(name, code, (key) => t.has(key as never)) as never);
}

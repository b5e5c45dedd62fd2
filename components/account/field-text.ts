"use client";

import { useTranslations } from "next-intl";
import { fieldMessageKey } from "@/lib/contract/field-code";

/** Returns a function that gives the message of an error code: the field's own (`password_too_small`), else the general one. */
export function useFieldText(): (name: string, code: string) => string {
  const t = useTranslations("field");
  return (name, code) => t(fieldMessageKey(name, code, (key) => t.has(key as never)) as never);
}

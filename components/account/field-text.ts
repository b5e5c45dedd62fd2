"use client";

import { useTranslations } from "next-intl";

/** Puts a code of the rules into words: a field's own (`password_too_small`), else those of every field. */
export function useFieldText(): (name: string, code: string) => string {
  const t = useTranslations("field");
  return (name, code) => {
    const known = [`${name}_${code}`, code].find((key) => t.has(key as never));
    return t((known ?? "invalid") as never);
  };
}

"use client";

import { useTranslations } from "next-intl";

/** Returns a function that gives the message of an error code: the field's own (`password_too_small`), else the general one. */
export function useFieldText(): (name: string, code: string) => string {
  const t = useTranslations("field");
  return (name, code) => {
    const known = [`${name}_${code}`, code].find((key) => t.has(key as never));
    return t((known ?? "invalid") as never);
  };
}

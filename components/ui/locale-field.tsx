"use client";

import { useParams } from "next/navigation";

/** Tells a form that the browser itself sends which language and currency its page has: `cs-u-cu-czk`. */
export function LocaleField() {
  return <input type="hidden" name="lang" value={String(useParams()?.lang ?? "")} />;
}

"use client";

import { useSyncExternalStore } from "react";
import type { Language } from "@/lib/domain/locale";
import { returnPath } from "@/lib/domain/return-path";
import { pathOf } from "@/lib/seo/paths";

const never = () => () => {};
const asked = () => new URLSearchParams(location.search).get("return_to") ?? "";

/** Where the page's address says that the shopper came from, if it is a page of this site; else the account. Read in the
 * browser, so that the page itself is the same for everybody. */
export function useReturnPath(language: Language): string {
  const text = useSyncExternalStore(never, asked, () => "");
  return returnPath(text, pathOf("account", language));
}

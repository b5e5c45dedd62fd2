import type { MouseEvent } from "react";
import type { Preference } from "@/components/layout/store-preference";

/**
 * Shows this page in another language or currency, and remembers the choice.
 * @param href in place of it when the script that does so cannot be loaded: then nothing is remembered
 */
export async function choosePreference(preference: Preference, href: string): Promise<void> {
  try {
    const { storePreference } = await import("@/components/layout/store-preference");
    storePreference(preference);
  } catch (error) {
    console.warn("The choice could not be stored:", error);
    location.assign(href);
  }
}

/** The same in place of following a link; a link that opens another tab is followed. */
export function followPreference(event: MouseEvent<HTMLAnchorElement>, preference: Preference): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void choosePreference(preference, event.currentTarget.href);
}

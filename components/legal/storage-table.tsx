import { KeptTable, type KeptWords } from "@/components/legal/kept-table";

/**
 * Everything the shop keeps in the browser beside cookies, by its key: in `localStorage` until it is deleted, in
 * `sessionStorage` until the tab is closed.
 */
export const storageKeys = [
  "color-scheme",
  "suggestion-seen",
  "geo-preferences",
  "dezen-car",
  "dezen-compare",
  "dezen-recent",
  "guest-profile",
  "order-attempts",
  "draft_contact",
] as const;

export type StorageKey = (typeof storageKeys)[number];

/** The entries with what each is for and how long it stays. */
export function StorageTable(words: KeptWords<StorageKey>) {
  return <KeptTable names={storageKeys} {...words} />;
}

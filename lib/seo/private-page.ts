import type { Metadata } from "next";

/** Metadata of a page for one visitor only: noindex, and no referrer. */
export function privatePage(title: string, description: string): Metadata {
  return { title, description, robots: { index: false, follow: false }, referrer: "same-origin" };
}

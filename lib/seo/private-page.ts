import type { Metadata } from "next";

/** What the head of a page says that is for one visitor only: not to be found, nor told where the visitor went next. */
export function privatePage(title: string, description: string): Metadata {
  return { title, description, robots: { index: false, follow: false }, referrer: "same-origin" };
}

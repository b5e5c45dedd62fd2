"use client";

import { useParams } from "next/navigation";
import { Link } from "@/components/ui/link";

/** `slugs`: of all categories of the season, in the page's language. */
type SeasonLink = { href: string; text: string; slugs: string[] };

/** Links to the seasons; the one that the page's category belongs to is marked. A layout is told its page only here. */
export function SeasonLinks({ seasons }: { seasons: SeasonLink[] }) {
  const { category } = useParams<{ category?: string }>();
  return seasons.map(({ href, text, slugs }) => (
    <li key={href}>
      <Link href={href} aria-current={category !== undefined && slugs.includes(category) ? "true" : undefined}>
        {text}
      </Link>
    </li>
  ));
}

"use client";

import { Link } from "@/components/ui/link";

/** An address and its words. */
export type ListedLink = readonly [href: string, text: string];

/** A list of links of this shop. Made from pairs, so that a page does not carry each of them twice as markup. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul>
      {links.map(([href, text]) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

"use client";

import type { ComponentProps, MouseEvent } from "react";
import { usePageRouter } from "@/components/ui/use-page-router";

/**
 * A link inside the shop, followed by Next's router; by the browser where that is not meant (another tab, a download, a
 * foreign address) or not hydrated yet. There is no prefetching, since the host caches whole pages; `next/link` would add 4
 * KiB of script to every page.
 * @param scroll `false` leaves the page where it is scrolled to
 */
export function Link({ href, scroll, onClick, ...rest }: { href: string; scroll?: boolean } & ComponentProps<"a">) {
  const router = usePageRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { target, origin } = event.currentTarget;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || target;
    if (event.currentTarget.hasAttribute("download")) return;
    if (event.defaultPrevented || elsewhere || origin !== location.origin) return;
    event.preventDefault();
    router.push(href, { scroll });
  };
  return <a href={href} {...rest} onClick={follow} />;
}

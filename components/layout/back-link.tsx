"use client";

import type { MouseEvent } from "react";
import { pathBefore } from "@/components/layout/page-before";
import { type ParentPage, parentOf } from "@/components/layout/parent-page";
import { Icon } from "@/components/ui/icon";
import { leftIcon } from "@/components/ui/icons/left";
import { Link } from "@/components/ui/link";
import { publicPath, usePublicPath } from "@/lib/preferences/public-path";

/**
 * The line that leads back from a page of the layout "default": to its parent. If the shopper came from there, it goes back
 * in the history, so that filters and scroll position are restored.
 * @param parents address and label of each page it may lead to
 * @param shop first segments of catalogue pages: coming from any of them counts as coming from "home"
 */
export function BackLink({
  parents,
  shop,
}: {
  parents: Record<ParentPage, { href: string; text: string }>;
  shop: readonly string[];
}) {
  const parent = parentOf(usePublicPath().rest);
  const { href, text } = parents[parent];
  const follow = (event: MouseEvent) => {
    const before = pathBefore();
    if (before === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const [, first = ""] = publicPath(before).rest.split("/");
    if (before === href || (parent === "home" && shop.includes(first))) {
      event.preventDefault();
      history.back();
    }
  };
  return (
    <Link href={href} onClick={follow}>
      <Icon shape={leftIcon} />
      {text}
    </Link>
  );
}

"use client";

import type { ReactNode } from "react";
import { comparePath } from "@/components/compare/compare-path";
import { compared, keepCompared } from "@/components/compare/compared-list";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";

/**
 * Link from a comparison to one with a tyre added or removed. It updates the list stored in this browser when that is the one
 * shown, but not when a shared link is shown.
 */
export function CompareLink(props: {
  shown: readonly number[];
  next: readonly number[];
  language: Language;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const { shown, next, language, label, className, children } = props;
  const follow = () => {
    const own = compared();
    if (own.length === shown.length && own.every((id) => shown.includes(id))) keepCompared(next);
  };
  return (
    <Link href={comparePath(next, language)} className={className} aria-label={label} scroll={false} onClick={follow}>
      {children}
    </Link>
  );
}

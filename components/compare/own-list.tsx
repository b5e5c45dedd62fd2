"use client";

import { useEffect } from "react";
import { comparePath } from "@/components/compare/compare-path";
import { useCompared } from "@/components/compare/compared-list";
import { usePageRouter } from "@/components/ui/use-page-router";
import type { Language } from "@/lib/domain/locale";

/** On the comparison page without tyres in its address: redirects to those selected in this browser. */
export function OwnList({ language }: { language: Language }) {
  const ids = useCompared();
  const router = usePageRouter();
  useEffect(() => {
    if (ids.length > 0) router.replace(comparePath(ids, language));
  }, [ids, language, router]);
  return null;
}

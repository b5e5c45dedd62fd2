"use client";

import { Suspense, useEffect, useState } from "react";
import { compareForm } from "@/components/compare/compare-path";
import { lazyWithMessages } from "@/lib/i18n/lazy-part";
import type { PartMessages } from "@/lib/i18n/part-messages";
import { comparedKey } from "@/lib/preferences/stored-keys";
import { storedValue, useStoredValue } from "@/lib/preferences/stored-value";
import { pathOf } from "@/lib/seo/paths";

const anyChosen = storedValue(comparedKey, false, () => true);
const Bar = lazyWithMessages(() => import("@/components/compare/compare-bar").then(({ CompareBar }) => CompareBar));

/** `CompareBar`, loaded once a tyre is selected. The press that selects the first tyre is replayed. */
export function LazyCompareBar({ list, ...messages }: { list: string } & PartMessages) {
  const chosen = useStoredValue(anyChosen);
  const [ready, setReady] = useState(false);
  const [onReady] = useState(() => () => setReady(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(() => {
    if (chosen) return;
    for (const toggle of document.querySelectorAll("[data-compare]")) toggle.setAttribute("aria-pressed", "false");
  }, [chosen, list]);
  useEffect(() => {
    if (ready) return;
    const press = (event: MouseEvent) => {
      const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-compare]") : null;
      if (!toggle) return;
      event.preventDefault();
      import("@/components/compare/compared-list").then(
        ({ toggleCompared }) => toggleCompared(Number(toggle.dataset.compare)),
        (error: unknown) => console.warn("The tyre could not be chosen, press again:", error),
      );
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, [ready]);
  const form = <form id={compareForm} action={pathOf("compare", messages.language)} hidden />;
  return chosen || ready ? (
    <Suspense fallback={form}>
      <Bar list={list} onReady={onReady} {...messages} />
    </Suspense>
  ) : (
    form
  );
}

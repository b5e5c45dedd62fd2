"use client";

import "@/components/compare/compare-bar.css";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { compareForm, comparePath } from "@/components/compare/compare-path";
import { keepCompared, toggleCompared, useCompared } from "@/components/compare/compared-list";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { closeIcon } from "@/components/ui/icons/close";
import { Link } from "@/components/ui/link";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

const toggles = () => document.querySelectorAll<HTMLElement>("[data-compare]");

/**
 * Handles all toggles of a page and shows at its bottom how many tyres are selected. Without scripts the toggles submit the
 * form. @param list changes with the rows that are shown, @param onReady called once it handles the toggles
 */
export function CompareBar(props: { list: string; language: Language; onReady?: () => void }) {
  const { list, language, onReady } = props;
  const t = useTranslations("compare");
  const ids = useCompared();
  const [full, setFull] = useState(false);
  // Empty at first: a live region's initial content is not read out.
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(() => {
    for (const toggle of toggles())
      toggle.setAttribute("aria-pressed", String(ids.includes(Number(toggle.dataset.compare))));
  }, [ids, list]);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-compare]") : null;
      if (!toggle || event.defaultPrevented) return; // `LazyCompareBar` has handled this press
      event.preventDefault();
      setFull(!toggleCompared(Number(toggle.dataset.compare)));
    };
    document.addEventListener("click", press);
    setReady(true);
    onReady?.();
    return () => document.removeEventListener("click", press);
  }, [onReady]);
  return (
    <>
      <form id={compareForm} action={pathOf("compare", language)} hidden />
      <section className="cmp-bar" aria-label={t("bar_label")} data-shown={ids.length > 0}>
        <p role="status">{ids.length === 0 || !ready ? null : full ? t("full") : t("bar", { count: ids.length })}</p>
        {ids.length === 0 ? null : (
          <>
            <Link className="btn go sml" href={comparePath(ids, language)}>
              {t("show")}
            </Link>
            <Button
              variant="text"
              className="x"
              aria-label={t("clear")}
              onClick={() => {
                keepCompared([]);
                setFull(false);
              }}
            >
              <Icon shape={closeIcon} />
            </Button>
          </>
        )}
      </section>
    </>
  );
}

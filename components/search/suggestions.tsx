"use client";

import "@/components/search/suggestions.css";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { SuggestionsProps } from "@/components/search/combo";
import { useSuggestions } from "@/components/search/use-suggestions";
import { TyrePicture } from "@/components/ui/tyre-picture";
import { usePageRouter } from "@/components/ui/use-page-router";
import type { Suggestion } from "@/lib/contract/search";
import { smallPicture } from "@/lib/domain/picture";

const none: Suggestion[] = [];

/** The list under a search field with its messages: pages load no message library until somebody searches. */
export function Suggestions({ language, messages, ...list }: SuggestionsProps) {
  return (
    <NextIntlClientProvider locale={language} messages={{ search_box: messages }} timeZone="Europe/Prague">
      <SuggestionList {...list} />
    </NextIntlClientProvider>
  );
}

/**
 * The list under a search field: arrows choose, Enter goes there (with nothing chosen it sends the form), Escape closes.
 * The number of suggestions is announced.
 */
function SuggestionList({ id, input, onCombo }: Pick<SuggestionsProps, "id" | "input" | "onCombo">) {
  const t = useTranslations("search_box");
  const router = usePageRouter();
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const { list: answer, refused } = useSuggestions(typed);
  const list = answer ?? none;
  const shown = open && typed.trim() !== "" && list.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    onCombo({ expanded: shown, active: shown && active >= 0 ? `${id}-${active}` : null });
  }, [onCombo, id, shown, active]);

  // What is typed between the first render and the listeners below is told by no event.
  useEffect(() => setTyped(input.value), [input]);

  useEffect(() => {
    const go = (index: number) => {
      const chosen = list[index];
      if (!chosen) return;
      setOpen(false);
      setActive(-1);
      input.blur();
      router.push(chosen.path);
    };
    const onInput = () => {
      setTyped(input.value);
      setOpen(true);
      setActive(-1);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { key } = event;
      if ((key === "ArrowDown" || key === "ArrowUp") && list.length > 0) {
        event.preventDefault();
        setOpen(true);
        const step = key === "ArrowDown" ? 1 : -1;
        // After the last option and before the first one comes the field itself.
        setActive((now) =>
          shown ? ((now + 1 + step + list.length + 1) % (list.length + 1)) - 1 : step > 0 ? 0 : list.length - 1,
        );
      } else if (key === "Enter" && shown && active >= 0) {
        event.preventDefault();
        go(active);
      } else if (key === "Escape" && shown) {
        event.preventDefault(); // the browser would empty the field
        setOpen(false);
        setActive(-1);
      }
    };
    const close = () => setOpen(false);
    const listeners = [
      ["input", onInput],
      ["keydown", onKey],
      ["blur", close],
    ] as const;
    for (const [name, listener] of listeners) input.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) input.removeEventListener(name, listener as EventListener);
    };
  }, [input, list, shown, active, router]);

  return (
    <>
      <div className="sugg" id={id} role="listbox" aria-label={t("suggestions")} hidden={!shown}>
        {list.map(({ kind, label, path, picture }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
          <div
            key={`${kind} ${label}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus: it would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setOpen(false);
              router.push(path);
            }}
          >
            {picture ? (
              <span className="thumb">
                <TyrePicture src={smallPicture(picture, 160)} />
              </span>
            ) : null}
            <span>{label}</span> <small>{t(`kind.${kind}`)}</small>
          </div>
        ))}
      </div>
      <p className={open && refused ? "sugg sugg-wait" : "vh"} role="status">
        {open && answer ? t("count", { count: list.length }) : open && refused}
      </p>
    </>
  );
}

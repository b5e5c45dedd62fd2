"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Combo, SearchMessages, SuggestionsProps } from "@/components/search/combo";
import { Icon } from "@/components/ui/icon";
import { searchIcon } from "@/components/ui/icons/search";
import type { Language } from "@/lib/domain/locale";
import { pathOf } from "@/lib/seo/paths";

const listId = "search-suggestions";

/**
 * A plain search form. At the first focus suggestions are loaded, and the field becomes a combobox (WAI-ARIA, list
 * autocomplete); without scripts, or when loading fails, it stays a plain field.
 */
export function SearchBox({ language, messages }: { language: Language; messages: SearchMessages }) {
  const field = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<{ Suggestions: ComponentType<SuggestionsProps>; input: HTMLInputElement } | null>(
    null,
  );
  const [combo, setCombo] = useState<Combo>({ expanded: false, active: null });
  const load = () => {
    if (list) return;
    import("@/components/search/suggestions").then(
      ({ Suggestions }) => {
        if (field.current) setList({ Suggestions, input: field.current });
      },
      () => undefined, // offline: the plain form stays; the next focus tries again
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the scripts take over a field in use
  useEffect(() => {
    if (document.activeElement === field.current) load();
  }, []);
  const attributes = list
    ? {
        role: "combobox",
        "aria-autocomplete": "list" as const,
        "aria-expanded": combo.expanded,
        "aria-controls": listId,
        "aria-activedescendant": combo.active ?? undefined,
      }
    : {};
  return (
    <search className="srch">
      <form action={pathOf("searchResult", language)}>
        <Icon shape={searchIcon} />
        <label className="vh" htmlFor="search-box">
          {messages.label}
        </label>
        <input
          ref={field}
          id="search-box"
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={messages.placeholder}
          onFocus={load}
          {...attributes}
        />
        <button className="vh" type="submit" tabIndex={-1}>
          {messages.submit}
        </button>
        {list ? (
          <list.Suggestions id={listId} input={list.input} onCombo={setCombo} language={language} messages={messages} />
        ) : null}
      </form>
    </search>
  );
}

"use client";

import { useEffect } from "react";
import { storedValue, useStoredValue } from "@/lib/preferences/stored-value";
import { type Theme, themeKey, themes } from "@/lib/preferences/theme";

const stored = storedValue<Theme>(themeKey, "auto", (text) => themes.find((theme) => theme === text) ?? "auto");

function show(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function choose(theme: Theme): void {
  show(theme); // for this page also where it cannot be kept
  stored.write(theme);
}

export type ThemeMessages = { title: string } & Record<Theme, string>;

/** Auto, light or dark; kept in local storage under `color-scheme`, the same in every tab. */
export function ThemeSwitch({ messages }: { messages: ThemeMessages }) {
  const theme = useStoredValue(stored);
  useEffect(() => stored.subscribe(() => show(stored.read())), []); // as another tab has chosen
  return (
    <fieldset className="theme-switch">
      <legend>{messages.title}</legend>
      {themes.map((value) => (
        <label className="ck" key={value}>
          <input type="radio" name="theme" value={value} checked={theme === value} onChange={() => choose(value)} />
          {messages[value]}
        </label>
      ))}
    </fieldset>
  );
}

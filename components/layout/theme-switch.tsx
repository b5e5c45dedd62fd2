"use client";

import { useSyncExternalStore } from "react";
import { type Theme, themeKey, themes } from "@/lib/preferences/theme";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  /** Another tab has chosen: this one follows. */
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== themeKey) return;
    show(stored());
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

function stored(): Theme {
  try {
    const value = localStorage.getItem(themeKey);
    return value === "light" || value === "dark" ? value : "auto";
  } catch {
    return "auto"; // storage is unavailable: the system's scheme is used
  }
}

function show(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function choose(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch (error) {
    console.warn("The theme holds for this page only, storage is closed:", error);
  }
  for (const listener of listeners) listener();
}

export type ThemeMessages = { title: string } & Record<Theme, string>;

/** Auto, light or dark; kept in local storage under `color-scheme`, the same in every tab. */
export function ThemeSwitch({ messages }: { messages: ThemeMessages }) {
  const theme = useSyncExternalStore(subscribe, stored, () => "auto" as const);
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

"use client";

import { useTranslations } from "next-intl";

const places = ["sidewall", "papers", "door"] as const;

/**
 * Where a size is written. While it is open, the drawing above lights its parts up one after the other (a matter of style,
 * so that it works without scripts). What opens below the window's edge is scrolled into sight.
 */
export function WhereToRead() {
  const t = useTranslations("finder.where");
  return (
    <details
      className="where"
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
      }}
    >
      <summary>{t("title")}</summary>
      <ol>
        {places.map((place) => (
          <li key={place}>
            <b>{t(`${place}.title`)}</b>
            <span>{t(`${place}.text`)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

"use client";

import "@/components/recent/recent.css";
import { useTranslations } from "next-intl";
import { recentTyres } from "@/components/recent/recent-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { TyrePicture } from "@/components/ui/tyre-picture";
import { categoryById } from "@/lib/domain/category";
import type { Language } from "@/lib/domain/locale";
import { useStoredValue } from "@/lib/preferences/stored-value";

/**
 * The tyres this browser showed last, without the one that is shown; nothing where there are none.
 * @param current the id of the tyre whose page this is
 */
export function RecentlyViewed({ current, language }: { current?: number; language: Language }) {
  const t = useTranslations("recent");
  const all = useStoredValue(recentTyres);
  const tyres = all.filter(({ id }) => id !== current);
  if (tyres.length === 0) return null;
  return (
    <section className="wrap sec recent" aria-labelledby="recent-title">
      <header>
        <h2 id="recent-title">{t("title")}</h2>
        <p className="sm muted">
          {t("note")}{" "}
          <Button variant="text" small onClick={() => recentTyres.write(null)}>
            {t("forget")}
          </Button>
        </p>
      </header>
      <ul>
        {tyres.map(({ id, slug, category, name, size, season, year, image }) => (
          <li key={id} data-season={season}>
            <Link href={`/${language}/${categoryById(category)?.slugs[language]}/${slug}`}>
              <span className="pic">
                <TyrePicture src={image} />
              </span>
              <b>{name}</b>
              <span className="size">{size.replaceAll(" ", "\u00a0")}</span>
              <span className="sm muted">
                {t(`season.${season}`)}
                {year === null ? null : `, ${t("made", { year: String(year) })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

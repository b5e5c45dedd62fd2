import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { resultHref } from "@/components/search/result-href";
import { ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { UnderstoodSearch } from "@/lib/contract/search";
import { narrowThousands } from "@/lib/domain/thousands";

type Near = UnderstoodSearch["nearest"][number];

/**
 * Nothing matches exactly: similar searches that find tyres, and the first tyres of the closest one.
 * @param rows of the nearest search, `children` the other ways to a tyre
 */
export function NothingFound(props: { understood: UnderstoodSearch; rows: ReactNode; children: ReactNode }) {
  const { understood, rows, children } = props;
  const t = useTranslations("search");
  const language = useLocale();
  const { nearest, parts } = understood;
  const [first] = nearest;
  const isSize = ({ kind, label, q }: Near) => kind === "size" && label === q;
  return (
    <>
      <h2>{parts.length > 0 ? t("none.title") : t("none.unknown_title")}</h2>
      {first ? null : <p className="mt-1">{t("none.unknown_text")}</p>}
      {first ? (
        <section className="mt-3" aria-labelledby="search-nearest">
          <h3 id="search-nearest">{t("none.nearest")}</h3>
          <ul className="nearest">
            {nearest.map((near) => (
              <li key={near.q}>
                <Link href={resultHref(language, near.q)}>{near.q}</Link>{" "}
                <span className="muted">
                  {narrowThousands(t("result.count", { count: near.count }))},{" "}
                  {isSize(near) ? t("none.other_size") : t("none.without", { part: near.label })}
                </span>
              </li>
            ))}
          </ul>
          {nearest.some(isSize) ? <p className="sm muted">{t("none.other_size_note")}</p> : null}
        </section>
      ) : null}
      {first && rows ? (
        <section className="mt-4">
          <h3>{t("none.rows", { q: first.q })}</h3>
          {rows}
          <p className="acts mt-2">
            <ButtonLink href={resultHref(language, first.q)}>{t("none.all")}</ButtonLink>
          </p>
        </section>
      ) : null}
      {children}
    </>
  );
}

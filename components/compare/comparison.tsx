import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { bestOf, type ComparedBy } from "@/components/compare/best-of";
import { CompareLink } from "@/components/compare/compare-link";
import { type Column, factRows } from "@/components/compare/fact-rows";
import { Icon } from "@/components/ui/icon";
import { closeIcon } from "@/components/ui/icons/close";

/** Two to four tyres side by side: a column each, a row for each thing to know, the best of a row marked in text. */
export function Comparison({ columns }: { columns: readonly Column[] }) {
  const t = useTranslations("compare");
  const language = useLocale();
  const ids = columns.map(({ product }) => product.id);
  const names = columns.map(({ name }) => name).join(", ");
  const cell = (column: Column, content: ReactNode, best?: ComparedBy) => (
    <td key={column.product.id}>
      {content}
      {best && columns.length > 1 && bestOf(columns, best).has(column.product.id) ? (
        <span className="why">{t(`best.${best}`)}</span>
      ) : null}
    </td>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be scrolled by keyboard, too
    <section className="cmp-scroll" aria-label={t("table", { names })} tabIndex={0}>
      <table className="cmp-table">
        <thead>
          <tr>
            <td>
              <span className="vh">{t("property")}</span>
            </td>
            {columns.map(({ product, name, picture }) => (
              <th scope="col" key={product.id} data-season={product.season}>
                <a href={product.paths[language]}>
                  <span className="pic">{picture}</span>
                  <span className="sm">{product.brand}</span>
                  <b>{product.pattern}</b>
                </a>
                <CompareLink
                  shown={ids}
                  next={ids.filter((id) => id !== product.id)}
                  language={language}
                  label={t("remove_name", { name })}
                  className="lnk sm"
                >
                  <Icon shape={closeIcon} /> {t("remove")}
                </CompareLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factRows(t, columns, language).map(({ key, title, of, best }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map((column) => cell(column, of(column), best))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("row.cart")}</th>
            {columns.map((column) => cell(column, column.cart))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

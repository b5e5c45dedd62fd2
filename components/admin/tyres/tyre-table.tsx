import { Table } from "@/components/admin/shell/table";
import type { TyreRow } from "@/lib/contract/admin/tyres";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { Margin } from "./margin";
import { PickBox } from "./pick-boxes";

type Props = { rows: readonly TyreRow[]; language: Language; texts: AdminTexts };

/** Where a tyre's price comes from, in words. */
export function priceSource({ price_source, rule }: TyreRow, { tyres }: AdminTexts): string {
  return price_source === "rule" && rule ? fill(tyres.by_rule, { rule }) : tyres.price_source[price_source];
}

/** Tyres with what they lack, what there is of them, what they cost and what they are sold for, each with a box to pick it. */
export function TyreTable({ rows, language, texts }: Props) {
  const { tyres, tyre_edit } = texts;
  return (
    <Table
      className="ln ty"
      columns={[
        { text: tyre_edit.pick, heard: true },
        tyres.size,
        tyres.tyre,
        { text: tyres.stock, right: true },
        { text: tyres.cost, right: true },
        { text: tyres.price, right: true },
        { text: tyres.margin, right: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id} className="tyre" tabIndex={-1}>
          <td className="ty-pick">
            <PickBox
              id={row.id}
              label={fill(tyre_edit.pick_one, { tyre: `${row.brand} ${row.pattern} ${row.designation}` })}
            />
          </td>
          <td className="num ty-size">{row.designation}</td>
          <td className="ty-name">
            <a href={`/admin/tyres/${row.id}`}>
              {row.brand} {row.pattern}
            </a>{" "}
            <span className="q">{tyres.season[row.season]}</span>
            {row.active ? null : <span className="bad"> {tyres.off}</span>}
            {row.gaps.length > 0 ? (
              <p className="q">
                {tyres.lacks} {row.gaps.map((gap) => tyres.gap[gap]).join(", ")}
              </p>
            ) : null}
          </td>
          <td className="r ty-stock" data-label={tyres.stock}>
            <b className="num">{row.stock}</b> {row.source ? <span className="q">{row.source}</span> : null}
          </td>
          <td className="r ty-cost" data-label={tyres.cost}>
            {row.cost ? formatMoney(row.cost, language) : <span className="q">?</span>}
          </td>
          <td className="r ty-price">
            <b className="num">{formatMoney(row.price, language)}</b>{" "}
            <span className="q">{priceSource(row, texts)}</span>
          </td>
          <td className="r ty-margin" data-label={row.margin ? tyres.margin : undefined}>
            <Margin margin={row.margin} language={language} texts={texts} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

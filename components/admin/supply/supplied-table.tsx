import { shortDay } from "@/components/admin/shell/day-words";
import { PickAll } from "@/components/admin/shell/pick-all";
import { Table } from "@/components/admin/shell/table";
import type { Supplied } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { SupplyRow, supplyColumns } from "./supply-row";

type Props = { tyres: readonly Supplied[]; language: Language; texts: AdminTexts };

/** Who else has all pieces of a tyre, in words. */
function otherWords({ other }: Supplied, { texts: { sourcing, suppliers }, language }: Props): string {
  if (!other) return sourcing.no_other;
  const days = counted(suppliers.days, other.days, language);
  const values = { supplier: other.name, available: other.available, days };
  if (!other.cost) return fill(sourcing.other_no_cost, values);
  return fill(sourcing.other, { ...values, cost: formatMoney(other.cost, language) });
}

/** The lines behind a tyre and its other source, as a picked row sends them. */
const picked = ({ lines, other }: Supplied) =>
  lines.map((line) => [line.number, line.position, line.line_revision, other?.supplier ?? 0].join(":")).join(" ");

/** A tyre: what the supplier calls it and asks for it, where its pieces stand, and who else has them. */
function TyreWords({ tyre, ...props }: Props & { tyre: Supplied }) {
  const { sourcing } = props.texts;
  const { name, size, ean, code, cost, state, expected_on } = tyre;
  const day = expected_on ? shortDay(expected_on, props.language) : "";
  return (
    <>
      <b className="num">{size}</b> {name}{" "}
      <span className="q">
        {[
          code && fill(sourcing.code, { code }),
          ean && `EAN ${ean}`,
          cost ? fill(sourcing.each, { cost: formatMoney(cost, props.language) }) : sourcing.cost_unknown,
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      <span className={state === "short" ? "source bad" : "source"}>{fill(sourcing.state[state], { day })}</span>
      {state === "ordered" ? null : <span className="source q">{otherWords(tyre, props)}</span>}
    </>
  );
}

/** Boxes that pick all rows of a state; a single row needs none. */
function PickStates({ tyres, texts: { sourcing } }: Props) {
  const boxes = (["short", "to_order", "ordered"] as const).map((state) => {
    const rows = tyres.filter((tyre) => tyre.state === state);
    const value = rows.map(picked).join(" ");
    const label = `${sourcing.pick_all[state]} (${rows.length})`;
    return rows.length > 1 ? <PickAll key={state} name="lines" value={value} label={label} /> : null;
  });
  return <p className="pick-all">{boxes}</p>;
}

/** Tyres that come from one supplier: how many of each, at what cost, for which orders, and who else has them. */
export function SuppliedTable(props: Props) {
  const { tyres, language, texts } = props;
  return (
    <>
      <PickStates {...props} />
      <Table className="ln supply" columns={supplyColumns(texts)}>
        {tyres.map((tyre) => (
          <SupplyRow
            key={[tyre.product_id, tyre.state, tyre.expected_on].join()}
            pick={{
              name: "lines",
              value: picked(tyre),
              label: fill(texts.sourcing.pick_one, { tyre: `${tyre.size} ${tyre.name}` }),
            }}
            tyre={<TyreWords {...props} tyre={tyre} />}
            orders={tyre.lines}
            pieces={tyre.pieces}
            {...{ language, texts }}
          />
        ))}
      </Table>
    </>
  );
}

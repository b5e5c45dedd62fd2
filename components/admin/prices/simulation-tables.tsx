import { Table } from "@/components/admin/shell/table";
import type { PriceSimulation } from "@/lib/contract/admin/price-simulation";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { crowns, percent } from "./rule-words";

type Props = { simulation: PriceSimulation; language: Language; texts: AdminTexts };

/** How many groups are shown: a sheet of paper of them. */
const shown = 24;

/** Average price and margin of brands and seasons, before and after. */
export function Groups({ simulation, language, texts: { prices } }: Props) {
  const { groups } = simulation;
  const margin = (permille: number | null) => (permille === null ? prices.unknown : percent(permille, language));
  return (
    <>
      <Table
        className="ln price-table"
        columns={[
          prices.group,
          prices.tyres,
          `${prices.average}, ${prices.before}`,
          prices.after,
          `${prices.margin}, ${prices.before}`,
          prices.after,
        ]}
      >
        {groups.slice(0, shown).map(({ brand, season, tyres, price, margin: margins }) => (
          <tr key={`${brand} ${season}`}>
            <td>
              <b>{brand}</b> {prices.season[season]}
            </td>
            <td className="num" data-of={prices.tyres}>
              {tyres.toLocaleString(language)}
            </td>
            <td className="num q" data-of={`${prices.average}, ${prices.before}`}>
              {crowns(price.before, language)}
            </td>
            <td className="num" data-of={prices.after}>
              {crowns(price.after, language)}
            </td>
            <td className="num q" data-of={`${prices.margin}, ${prices.before}`}>
              {margin(margins.before)}
            </td>
            <td className="num" data-of={prices.after}>
              {margin(margins.after)}
            </td>
          </tr>
        ))}
      </Table>
      {groups.length > shown ? <p className="q">{fill(prices.more_groups, { n: groups.length - shown })}</p> : null}
    </>
  );
}

/** The greatest changes, each with the rule that makes it. */
export function Greatest({ simulation: { greatest }, language, texts: { prices } }: Props) {
  return (
    <Table
      className="ln price-table"
      empty={prices.none_changed}
      columns={[prices.tyre, prices.rule, prices.cost, prices.before, prices.after, prices.change]}
    >
      {greatest.map(({ id, name, size, rule, cost, before, after }) => (
        <tr key={id}>
          <td>
            <a href={`/admin/tyres/${id}`}>
              <b>{size}</b> {name}
            </a>
          </td>
          <td className="num q" data-of={prices.rule}>
            {rule === null ? "–" : `${rule}.`}
          </td>
          <td className="num q" data-of={prices.cost}>
            {cost === null ? prices.unknown : crowns(cost, language)}
          </td>
          <td className="num q" data-of={prices.before}>
            {crowns(before, language)}
          </td>
          <td className="num" data-of={prices.after}>
            <b>{crowns(after, language)}</b>
          </td>
          <td className="num" data-of={prices.change}>
            {after > before ? "+" : "−"}
            {percent(Math.round((Math.abs(after - before) * 1000) / before), language)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

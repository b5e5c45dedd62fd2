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
      <table className="ln price-table">
        <thead>
          <tr>
            <th scope="col">{prices.group}</th>
            <th scope="col">{prices.tyres}</th>
            <th scope="col">
              {prices.average}, {prices.before}
            </th>
            <th scope="col">{prices.after}</th>
            <th scope="col">
              {prices.margin}, {prices.before}
            </th>
            <th scope="col">{prices.after}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
      {groups.length > shown ? <p className="q">{fill(prices.more_groups, { n: groups.length - shown })}</p> : null}
    </>
  );
}

/** The greatest changes, each with the rule that makes it. */
export function Greatest({ simulation: { greatest }, language, texts: { prices } }: Props) {
  if (greatest.length === 0) return <p className="q">{prices.none_changed}</p>;
  return (
    <table className="ln price-table">
      <thead>
        <tr>
          <th scope="col">{prices.tyre}</th>
          <th scope="col">{prices.rule}</th>
          <th scope="col">{prices.cost}</th>
          <th scope="col">{prices.before}</th>
          <th scope="col">{prices.after}</th>
          <th scope="col">{prices.change}</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  );
}

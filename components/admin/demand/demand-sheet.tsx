import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { Table } from "@/components/admin/shell/table";
import { demandPeriods, type MissingSize } from "@/lib/contract/admin/demand";
import type { Me } from "@/lib/contract/admin/me";
import { formatMoney } from "@/lib/domain/money";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = {
  me: Me;
  texts: AdminTexts;
  sizes: readonly MissingSize[];
  searches: readonly { words: string; count: number }[];
  days: number;
  now: Date;
};

/** Who has a size that the shop had not. */
function Offers({ size, props: { me, texts } }: { size: MissingSize; props: Props }) {
  const { demand } = texts;
  if (size.offers.length === 0) return <span className="q">{demand.nobody}</span>;
  return (
    <ul className="plain">
      {size.offers.map(({ supplier_id, supplier, stock, cost }) => (
        <li key={supplier_id}>
          <a href={`/admin/suppliers/${supplier_id}`}>{supplier}</a> {counted(demand.pieces, stock, me.language)}
          {cost ? ` ${fill(demand.from, { price: formatMoney(cost, me.language) })}` : null}
        </li>
      ))}
    </ul>
  );
}

function Sizes(props: Props) {
  const { me, texts, sizes } = props;
  const { demand, tyres } = texts;
  return (
    <Table
      className="ln dm"
      columns={[demand.size, demand.who, { text: demand.waiting, right: true }, { text: demand.seen, right: true }]}
    >
      {sizes.map((size) => (
        <tr key={`${size.slug} ${size.season}`}>
          <td>
            <a className="num" href={`/admin/tyres?${new URLSearchParams({ q: size.size, state: "sold_out" })}`}>
              {size.size}
            </a>{" "}
            {tyres.season[size.season]} {size.in_stock ? <span className="okc">{demand.in_stock}</span> : null}
          </td>
          <td>
            <Offers size={size} props={props} />
          </td>
          <td className="r" data-label={size.waiting === 0 ? undefined : demand.waiting}>
            {size.waiting === 0 ? "" : counted(demand.people, size.waiting, me.language)}
          </td>
          <td className="r num" data-label={demand.seen}>
            {counted(demand.times, size.seen, me.language)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What is asked for and not had. */
export function DemandSheet(props: Props) {
  const { me, texts, sizes, searches, days, now } = props;
  const { demand } = texts;
  const missing = sizes.filter(({ in_stock }) => !in_stock);
  return (
    <>
      <Mast title={demand.title} language={me.language} now={now}>
        {missing.length === 0 ? demand.say_none : counted(demand.say, missing.length, me.language)}{" "}
        {missing[0] ? fill(demand.say_most, { size: missing[0].size }) : null}
      </Mast>
      <div className="tools">
        <nav className="views" aria-label={demand.period}>
          {demandPeriods.map((period) => (
            <a
              key={period}
              href={period === 30 ? "/admin/demand" : `/admin/demand?days=${period}`}
              aria-current={period === days ? "page" : undefined}
            >
              {counted(demand.days, period, me.language)}
            </a>
          ))}
        </nav>
      </div>
      <Part title={demand.part_sizes} note={demand.part_sizes_note}>
        {sizes.length === 0 ? (
          <p className="q">{demand.empty_sizes}</p>
        ) : (
          <>
            <Sizes {...props} />
            <p className="q">{demand.robots}</p>
          </>
        )}
      </Part>
      <Part title={demand.part_searches} note={demand.part_searches_note}>
        {searches.length === 0 ? <p className="q">{demand.empty_searches}</p> : null}
        <ul className="rows">
          {searches.map(({ words, count }) => (
            <li key={words}>
              <bdi>{words}</bdi>
              <span className="num">{counted(demand.times, count, me.language)}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Keys texts={texts} singleKeys={me.single_keys} own={[]} />
    </>
  );
}

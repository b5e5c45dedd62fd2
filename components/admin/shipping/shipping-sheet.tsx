import { Mast, Part } from "@/components/admin/shell/mast";
import { MovesForm } from "@/components/admin/shell/moves-form";
import { Table } from "@/components/admin/shell/table";
import { moveAndShow } from "@/lib/api/admin/move-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import type { Shipment } from "@/lib/contract/admin/shipment";
import { isCollected } from "@/lib/domain/admin/is-collected";
import type { Carrier } from "@/lib/domain/carrier";
import { formatMoney } from "@/lib/domain/money";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { PasteForm } from "./paste-form";
import { Tables } from "./tables";

type Props = {
  me: Me;
  texts: AdminTexts;
  /** Packed orders that wait for their carrier. */
  rows: readonly OrderRow[];
  /** Do more of them wait than are shown? */
  more: boolean;
  /** The latest shipment of each, by the order's number. */
  shipments: ReadonlyMap<string, Shipment>;
  now: Date;
};

function Parcels({ rows, shipments, me, texts }: Omit<Props, "now" | "more">) {
  const { queue, ship, order } = texts;
  return (
    <Table
      className="ln ship"
      columns={[
        { text: queue.pick, heard: true },
        queue.number,
        queue.who,
        order.tracking,
        ship.parcels,
        { text: ship.cod, right: true },
      ]}
    >
      {rows.map(({ number, revision, customer, payment, total, hold }) => {
        const shipment = shipments.get(number);
        const cash = isCollected(payment);
        return (
          <tr key={number}>
            <td>
              <input
                type="checkbox"
                name="orders"
                value={`${number}:${revision}:shipped`}
                defaultChecked={hold === null && shipment !== undefined}
                aria-label={queue.pick_one.replace("{number}", number)}
              />
            </td>
            <td className="num">
              <a href={`/admin/orders/${number}`}>{number}</a>
            </td>
            <td>
              <b>{customer.company ?? customer.name}</b> <span className="q">{customer.city}</span>{" "}
              {hold ? <span className="bad">{texts.hold_reason[hold.reason]}</span> : null}
            </td>
            <td>{shipment?.tracking.map((one) => one.number).join(", ")}</td>
            <td>
              {shipment?.parcels} {shipment?.weight_g ? `${shipment.weight_g / 1000} kg` : ""}
            </td>
            <td className="r num mo">{cash ? formatMoney(total, me.language, { exact: true }) : ""}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** What is packed, by the carrier who takes it, and the numbers it goes by. */
export function ShippingSheet(props: Props) {
  const { me, texts, rows, now } = props;
  const { ship, order_step_done, refusal, moves } = texts;
  const carriers = [...new Set(rows.map(({ delivery }) => delivery.carrier))];
  const nameOf = (carrier: Carrier | null) => (carrier ? texts.carrier[carrier] : ship.no_carrier);
  return (
    <>
      <Mast title={ship.title} language={me.language} now={now}>
        {rows.length > 0 ? counted(ship.sentence, rows.length, me.language) : ship.none}
      </Mast>
      {rows.length === 0 ? (
        <p className="empty">
          {ship.empty} <a href="/admin/orders?view=to_pack">{ship.to_pack}</a>
        </p>
      ) : null}
      {carriers.map((carrier) => {
        const mine = rows.filter(({ delivery }) => delivery.carrier === carrier);
        const query = new URLSearchParams(mine.map(({ number }) => ["orders", number]));
        return (
          <Part
            key={carrier}
            title={nameOf(carrier)}
            note={carrier ? counted(texts.queue.count, mine.length, me.language) : ship.no_carrier_note}
          >
            <MovesForm
              action={moveAndShow}
              language={me.language}
              words={{ order_step_done, refusal, moves, count: texts.queue.count }}
              mail
              buttons={
                <>
                  {mine.length > 0 ? (
                    <button className="sec" type="submit">
                      {ship.shipped}
                    </button>
                  ) : null}
                  <a className="lk" href={`/admin/print/hand?${query}`}>
                    {ship.hand_list}
                  </a>
                  <a className="lk" href={`/admin/print/sheets?${query}`}>
                    {moves.address_sheets}
                  </a>
                </>
              }
            >
              <Parcels {...props} rows={mine} />
            </MovesForm>
          </Part>
        );
      })}
      {props.more ? <p className="q">{ship.more_wait}</p> : null}
      <Tables me={me} texts={texts} carriers={carriers.filter((carrier) => carrier !== null)} now={now} />
      <Part
        title={ship.paste}
        note={
          me.single_keys ? (
            <span className="by-key">
              {ship.paste_key} <kbd>t</kbd>
            </span>
          ) : null
        }
      >
        <PasteForm language={me.language} texts={texts} />
      </Part>
    </>
  );
}

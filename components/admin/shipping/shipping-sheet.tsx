import { amount } from "@/components/admin/shell/amount";
import { Mast, Part } from "@/components/admin/shell/mast";
import { MovesForm } from "@/components/admin/shell/moves-form";
import { Table } from "@/components/admin/shell/table";
import { moveAndShow } from "@/lib/api/admin/move-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { OrderRow } from "@/lib/contract/admin/order-row";
import { isCollected } from "@/lib/domain/admin/is-collected";
import type { Carrier } from "@/lib/domain/carrier";
import { formatMoney } from "@/lib/domain/money";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { ParcelRows } from "./parcel-rows";
import { PasteForm } from "./paste-form";
import { Tables } from "./tables";

type Props = {
  me: Me;
  texts: AdminTexts;
  /** Packed orders that wait for their carrier. */
  rows: readonly OrderRow[];
  /** Do more of them wait than are shown? */
  more: boolean;
  now: Date;
};

/** A packed order in the reader's words. */
function parcelView({ number, revision, customer, payment, delivery, total, hold }: OrderRow, { me, texts }: Props) {
  const { language } = me;
  const { shipment } = delivery;
  const weight = shipment?.weight_g ? `${amount(shipment.weight_g / 1000, language)}\u00a0kg` : "";
  return {
    picked: `${number}:${revision}:shipped`,
    ready: hold === null && shipment !== null,
    pick: texts.queue.pick_one.replace("{number}", number),
    number,
    name: customer.company ?? customer.name,
    city: customer.city,
    held: hold ? texts.hold_reason[hold.reason] : "",
    tracking: shipment?.tracking.join(", ") ?? "",
    parcels: shipment
      ? [counted(texts.order.parcel_count, shipment.parcels, language), weight].filter(Boolean).join(", ")
      : "",
    cash: isCollected(payment) ? formatMoney(total, language, { exact: true }) : "",
  };
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
              <Table
                className="ln ship"
                columns={[
                  { text: texts.queue.pick, heard: true },
                  texts.queue.number,
                  texts.queue.who,
                  texts.order.tracking,
                  ship.parcels,
                  { text: ship.cod, right: true },
                ]}
              >
                <ParcelRows rows={mine.map((row) => parcelView(row, props))} />
              </Table>
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

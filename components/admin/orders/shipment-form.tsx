import { FormDone, FormSelect, FormStale, FormText, FormTextArea } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { saveShipment } from "@/lib/api/admin/shipment-actions";
import { carriers } from "@/lib/domain/carrier";
import { counted } from "@/messages/admin/fill";
import { Fold } from "./fold";
import type { OrderParts } from "./order-parts";

/** The shipments of an order, with their numbers as links to the carrier. */
export function Shipments({ order, me, texts }: OrderParts) {
  if (order.shipments.length === 0) return <p className="q">{texts.order.no_shipments}</p>;
  return (
    <ul>
      {order.shipments.map(({ id, carrier, parcels, tracking, state }) => (
        <li key={id}>
          <b>{texts.carrier[carrier]}</b>, {counted(texts.order.parcel_count, parcels, me.language)},{" "}
          {texts.shipment_state[state]}{" "}
          {tracking.map(({ number, url }) =>
            url ? (
              <a key={number} href={url} target="_blank" rel="noreferrer">
                {number}
              </a>
            ) : (
              <span key={number}>{number} </span>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** Carrier, parcels and tracking numbers of the order's latest shipment, or of its first one. */
export function ShipmentForm({ order, me, texts }: OrderParts) {
  const { number, revision } = order;
  const { order: words } = texts;
  const last = order.shipments.at(-1);
  return (
    <Fold
      id={`tracking-${number}`}
      title={
        <>
          {words.tracking} <kbd>t</kbd>
        </>
      }
    >
      <StaffForm
        action={saveShipment}
        language={me.language}
        texts={formTexts(texts)}
        sent={{ id: `tracking-${number}`, number, revision, shipment: last?.id ?? "" }}
        className="row"
        buttons={
          <button className="sec" type="submit">
            {words.save}
          </button>
        }
      >
        <FormTextArea
          id={`numbers-${number}`}
          name="tracking"
          rows={2}
          label={words.numbers}
          defaultValue={last?.tracking.map((one) => one.number).join("\n")}
        />
        <FormSelect
          id={`carrier-${number}`}
          name="carrier"
          label={words.carrier}
          defaultValue={last?.carrier}
          options={carriers.map((carrier) => [carrier, texts.carrier[carrier]] as const)}
        />
        <FormText
          id={`parcels-${number}`}
          name="parcels"
          inputMode="numeric"
          label={words.parcels}
          defaultValue={String(last?.parcels ?? Math.ceil(order.goods.pieces / 2))}
        />
        <FormText
          id={`weight-${number}`}
          name="weight"
          inputMode="decimal"
          label={words.weight}
          defaultValue={last?.weight_g ? String(last.weight_g / 1000) : ""}
        />
        <FormStale text={words.stale} somebody={texts.log.somebody} />
        <FormDone>{words.done}</FormDone>
        <FormUndo done={`${number}: ${words.done}`} />
      </StaffForm>
    </Fold>
  );
}

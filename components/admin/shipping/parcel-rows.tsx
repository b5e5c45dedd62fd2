"use client";

/** A packed order as a row says it. */
export type ParcelView = {
  /** What the form sends of it where it is picked. */
  picked: string;
  /** Can it go? Then it is picked from the start. */
  ready: boolean;
  pick: string;
  number: string;
  name: string;
  city: string;
  held: string;
  tracking: string;
  parcels: string;
  cash: string;
};

/** Packed orders with their parcels. The page carries what they say once, not as elements, which are four times as much. */
export function ParcelRows({ rows }: { rows: readonly ParcelView[] }) {
  return rows.map(({ picked, ready, pick, number, name, city, held, tracking, parcels, cash }) => (
    <tr key={number}>
      <td>
        <input type="checkbox" name="orders" value={picked} defaultChecked={ready} aria-label={pick} />
      </td>
      <td className="num">
        <a href={`/admin/orders/${number}`}>{number}</a>
      </td>
      <td>
        <b>{name}</b> <span className="q">{city}</span> {held ? <span className="bad">{held}</span> : null}
      </td>
      <td>{tracking}</td>
      <td>{parcels}</td>
      <td className="r num mo">{cash}</td>
    </tr>
  ));
}

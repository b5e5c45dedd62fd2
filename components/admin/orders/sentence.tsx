import type { OrderRow } from "@/lib/contract/admin/order-row";
import type { OrderView } from "@/lib/domain/admin/order-view";
import type { Language } from "@/lib/domain/locale";
import { counted } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import type { Counts } from "./counts";
import { daysBetween } from "./row-view";

type Props = {
  texts: AdminTexts;
  language: Language;
  rows: readonly OrderRow[];
  counts: Counts;
  today: string;
  view: OrderView;
  /** May the reader move orders? To others the rooms where that is done are closed. */
  mayMove: boolean;
};

/** What somebody would say in the morning: each number leads to its rows. Of the other views it tells how many there are. */
export function Sentence({ texts, language, rows, counts, today, view, mayMove }: Props) {
  const { queue, moves } = texts;
  const count = counts[view];
  const waiting = {
    to_order: { text: queue.say_to_order, room: "/admin/to-order", name: queue.to_supply },
    to_ship: { text: queue.say_to_ship, room: "/admin/shipping#paste", name: moves.to_shipping },
  };
  if ((view === "to_order" || view === "to_ship") && count) {
    const { text, room, name } = waiting[view];
    return (
      <>
        {counted(text, count, language)}
        {mayMove ? (
          <>
            {" "}
            <a href={room}>{name}</a>
          </>
        ) : null}
      </>
    );
  }
  if (view !== "queue") return count === undefined ? texts.view[view] : counted(queue.count, count, language);
  const days = rows.map(({ leave_by }) => daysBetween(today, leave_by));
  const [late, due] = [days.filter((n) => n < 0).length, days.filter((n) => n === 0).length];
  const fresh = counts.new ?? 0;
  return (
    <>
      {due > 0 ? counted(queue.say_today, due, language) : queue.say_none}{" "}
      {late > 0 ? (
        <>
          <a className="bad" href="#late">
            {counted(queue.say_late, late, language)}
          </a>{" "}
        </>
      ) : null}
      {fresh > 0 ? <a href="/admin/orders?view=new">{counted(queue.say_new, fresh, language)}</a> : null}
    </>
  );
}

import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Keys } from "@/components/admin/shell/key-list";
import { Mast, Part } from "@/components/admin/shell/mast";
import { MovesForm } from "@/components/admin/shell/moves-form";
import { markSupply } from "@/lib/api/admin/supply-actions";
import type { ForNobody } from "@/lib/contract/admin/for-nobody";
import type { Me } from "@/lib/contract/admin/me";
import type { SupplierWork, Wanted } from "@/lib/contract/admin/supply";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { ForNobodyPart } from "./for-nobody";
import { SupplierPart } from "./supplier-part";
import { SupplyKeys } from "./supply-keys";
import { timeLeft } from "./time-left";
import { WantedTable } from "./wanted-table";

type Props = {
  me: Me;
  texts: AdminTexts;
  /** Tyres that no supplier is known of. */
  tyres: readonly Wanted[];
  suppliers: readonly SupplierWork[];
  /** What comes for orders that were cancelled. */
  forNobody: readonly ForNobody[];
  /** Are there more than are shown? */
  more: boolean;
  now: Date;
};

/** When a group of tyres comes, in words. */
function titleOf(expected: string | null, today: string, { me, texts: { supply } }: Props): string {
  if (expected === null) return supply.not_ordered;
  const day = shortDay(expected, me.language);
  if (expected < today) return fill(supply.was_due, { day });
  return expected === today ? supply.due_today : fill(supply.due, { day });
}

/** What is still to be ordered, and whose cut-off comes first. */
function sentence({ me: { language }, texts, tyres, suppliers }: Props): string {
  const { supply, sourcing } = texts;
  const missing = tyres.filter(({ expected_on }) => expected_on === null).reduce((sum, { pieces }) => sum + pieces, 0);
  const open = suppliers.map((one) => ({ ...one, tyres: one.tyres.filter(({ state }) => state === "to_order") }));
  const pieces = open.flatMap((one) => one.tyres).reduce((sum, tyre) => sum + tyre.pieces, 0);
  if (missing + pieces === 0) return supply.none;
  const all = counted(supply.sentence, missing + pieces, language);
  const left = open.flatMap(({ minutes_left: minutes, ...one }) =>
    minutes !== null && one.tyres.length > 0 ? [{ minutes, ...one }] : [],
  );
  const [next] = left.sort((one, other) => one.minutes - other.minutes);
  if (!next) return all;
  const values = { time: next.cutoff, left: timeLeft(next.minutes, sourcing, language), supplier: next.name };
  return `${all} ${fill(sourcing.cutoff_soon, values)}`;
}

/** What is to come from suppliers, one after another; then what orders wait for without a known one, by the day it comes. */
export function SupplySheet(props: Props) {
  const { me, texts, tyres, suppliers, forNobody, more, now } = props;
  const { supply, sourcing, refusal, moves } = texts;
  const { saved } = supply;
  const done = { ...texts.order_step_done, confirmed: saved, packed: saved, released: saved };
  const words = { order_step_done: done, refusal, moves, count: texts.queue.count };
  const today = shopDay(now);
  const days = [...new Set(tyres.map(({ expected_on }) => expected_on))];
  const own = (["x", "e", "s", "b"] as const).map((letter) => [letter, sourcing.key[letter]] as const);
  return (
    <>
      <Mast title={supply.title} language={me.language} now={now}>
        {sentence(props)}
      </Mast>
      {suppliers.map((work) => (
        <SupplierPart key={work.id} work={work} language={me.language} texts={texts} words={words} now={now} />
      ))}
      {tyres.length + suppliers.length === 0 ? (
        <p className="empty">
          {supply.empty} <a href="/admin/orders">{supply.to_queue}</a>
        </p>
      ) : null}
      {days.map((expected) => {
        const mine = tyres.filter(({ expected_on }) => expected_on === expected);
        const id = expected ?? "now";
        return (
          <Part
            key={id}
            title={
              suppliers.length > 0
                ? `${sourcing.no_source}: ${titleOf(expected, today, props)}`
                : titleOf(expected, today, props)
            }
            note={
              expected === null
                ? supply.not_ordered_note
                : counted(
                    supply.pieces,
                    mine.reduce((sum, { pieces }) => sum + pieces, 0),
                    me.language,
                  )
            }
          >
            <MovesForm
              action={markSupply}
              language={me.language}
              words={words}
              mail={false}
              buttons={
                <>
                  <label className="when-field">
                    {supply.expected}{" "}
                    <input type="date" name="expected_on" min={today} defaultValue={expected ?? undefined} />
                  </label>
                  <button className="sec" type="submit" name="act" value="ordered">
                    {expected === null ? supply.ordered : supply.later}
                  </button>
                  <button className="sec" type="submit" name="act" value="arrived">
                    {supply.arrived}
                  </button>
                </>
              }
            >
              <WantedTable tyres={mine} language={me.language} texts={texts} />
            </MovesForm>
          </Part>
        );
      })}
      <ForNobodyPart pieces={forNobody} me={me} texts={texts} />
      {more ? <p className="q">{supply.more}</p> : null}
      {suppliers.length > 0 ? <Keys texts={texts} singleKeys={me.single_keys} own={own} /> : null}
      {suppliers.length > 0 && me.single_keys ? <SupplyKeys /> : null}
    </>
  );
}

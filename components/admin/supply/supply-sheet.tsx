import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Mast, Part } from "@/components/admin/shell/mast";
import { MovesForm } from "@/components/admin/shell/moves-form";
import { markSupply } from "@/lib/api/admin/supply-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { Wanted } from "@/lib/contract/admin/supply";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { WantedTable } from "./wanted-table";

type Props = {
  me: Me;
  texts: AdminTexts;
  tyres: readonly Wanted[];
  /** Are there more than are shown? */
  more: boolean;
  now: Date;
};

/** When a group of tyres comes, in words. */
function titleOf(expected: string | null, today: string, { me, texts: { supply } }: Props): string {
  if (expected === null) return supply.not_ordered;
  const day = shortDay(expected, me.language).replaceAll(" ", "\u00a0");
  if (expected < today) return fill(supply.was_due, { day });
  return expected === today ? supply.due_today : fill(supply.due, { day });
}

/** What orders wait for until a supplier has delivered it: what is not ordered yet, then by the day it comes. */
export function SupplySheet(props: Props) {
  const { me, texts, tyres, more, now } = props;
  const { supply, refusal, moves } = texts;
  const { saved } = supply;
  const done = { ...texts.order_step_done, confirmed: saved, packed: saved, released: saved };
  const words = { order_step_done: done, refusal, moves };
  const today = shopDay(now);
  const days = [...new Set(tyres.map(({ expected_on }) => expected_on))];
  const missing = tyres.filter(({ expected_on }) => expected_on === null).reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <>
      <Mast title={supply.title} language={me.language} now={now}>
        {missing > 0 ? counted(supply.sentence, missing, me.language) : supply.none}
      </Mast>
      {tyres.length === 0 ? (
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
            title={titleOf(expected, today, props)}
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
      {more ? <p className="q">{supply.more}</p> : null}
    </>
  );
}

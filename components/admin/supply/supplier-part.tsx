import { shopDay, shortDay } from "@/components/admin/shell/day-words";
import { Part } from "@/components/admin/shell/mast";
import { MovesForm, type MoveWords } from "@/components/admin/shell/moves-form";
import { markLines } from "@/lib/api/admin/supply-actions";
import type { SupplierWork } from "@/lib/contract/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { SuppliedTable } from "./supplied-table";
import { timeLeft } from "./time-left";

type Props = {
  work: SupplierWork;
  language: Language;
  texts: AdminTexts;
  words: MoveWords;
  now: Date;
};

/** What is to come from one supplier, with its cut-off, and what can be done with the picked rows. */
export function SupplierPart({ work, language, texts, words, now }: Props) {
  const { sourcing } = texts;
  const { id, name, email, cutoff, minutes_left, expected_on, tyres } = work;
  const day = shortDay(expected_on, language);
  const note =
    minutes_left === null
      ? fill(sourcing.over, { time: cutoff, day })
      : fill(sourcing.left, { time: cutoff, left: timeLeft(minutes_left, sourcing, language), day });
  const toOrder = tyres.some(({ state }) => state === "to_order");
  const acts = [
    ["ordered", sourcing.act_ordered, "e"],
    ["arrived", sourcing.act_arrived, ""],
    ["other", sourcing.act_other, "s"],
    ["short", sourcing.act_short, "b"],
    ["to_order", sourcing.act_back, ""],
  ] as const;
  return (
    <Part title={name} note={note}>
      <MovesForm
        action={markLines}
        language={language}
        words={words}
        mail={false}
        buttons={
          <>
            <label className="when-field">
              {sourcing.on} <input type="date" name="expected_on" min={shopDay(now)} />
              <span className="q">{fill(sourcing.on_hint, { day })}</span>
            </label>
            {acts.map(([act, label, key]) => (
              <button key={act} className="sec" type="submit" name="act" value={act}>
                {label} {key ? <kbd>{key}</kbd> : null}
              </button>
            ))}
            <span className="q">{sourcing.short_note}</span>
          </>
        }
      >
        <SuppliedTable tyres={tyres} language={language} texts={texts} />
      </MovesForm>
      {toOrder ? (
        <p className="acts prints">
          <a className="lk" href={`/admin/print/supplier/${id}`}>
            {sourcing.print}
          </a>{" "}
          <a className="lk" href={`/api/v1/admin/supply/csv?supplier=${id}`} download>
            {sourcing.csv}
          </a>{" "}
          {email ? (
            <a className="lk" href={`mailto:${email}`}>
              {sourcing.mail}
            </a>
          ) : null}
        </p>
      ) : null}
    </Part>
  );
}

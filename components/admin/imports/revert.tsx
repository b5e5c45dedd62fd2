import { amount } from "@/components/admin/shell/amount";
import { FormStale } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { revertChangeSet } from "@/lib/api/admin/change-set-actions";
import { changeResults } from "@/lib/domain/admin/change-set";
import { momentOf } from "@/lib/i18n/moment";
import { counted, fill } from "@/messages/admin/fill";
import type { ImportParts } from "./import-parts";
import { setTexts } from "./set-words";

/** The tyres whose lowest price of thirty days the list leaves lower: a price that was on offer stays one that was. */
function Lowest({ set: { undo }, me, texts: { imports } }: ImportParts) {
  if (!undo) return null;
  if (undo.lowered === 0) return <p>{imports.lowest_none}</p>;
  const more = undo.lowered - undo.tyres.length;
  return (
    <>
      <p>{counted(imports.lowest, undo.lowered, me.language)}</p>
      <ul className="lowered">
        {undo.tyres.map(({ id, name, size }) => (
          <li key={id}>
            <b className="size">{size}</b> {name}
          </li>
        ))}
        {more > 0 ? <li className="q">{fill(imports.and_more, { n: amount(more, me.language) })}</li> : null}
      </ul>
    </>
  );
}

/** Takes the whole change set back, after its consequences were said and the second factor shown. */
export function Revert(props: ImportParts) {
  const { set, me, texts } = props;
  const imports = setTexts(set, texts);
  const { log } = texts;
  if (!set.can.undo || !set.undo) return null;
  const { id, revision, undo } = set;
  return (
    <div className="end free">
      <Part title={imports.revert_title} note={fill(imports.revert_until, { when: momentOf(undo.until, me.language) })}>
        <details className="fold" id="revert">
          <summary>
            {imports.revert} <kbd>z</kbd>
          </summary>
          <StaffForm
            action={revertChangeSet}
            language={me.language}
            texts={formTexts(texts)}
            sent={{ id, revision }}
            className="wide-ff"
            buttons={
              <button className="sec bad" type="submit">
                {imports.revert}
              </button>
            }
          >
            <FormStale text={imports.stale} somebody={log.somebody} />
            <p>{imports.revert_note}</p>
            {set.kind === "edit" ? null : <Lowest {...props} />}
          </StaffForm>
        </details>
      </Part>
    </div>
  );
}

/** What became of the changes, once they were applied or taken back. */
export function Results({ set, me, texts: { imports } }: ImportParts) {
  if (set.state !== "applied" && set.state !== "undone") return null;
  const results = changeResults.flatMap((result) => {
    const n = set.counts.results[result] ?? 0;
    return n > 0 && result !== "pending" ? [{ result, n }] : [];
  });
  const { excluded } = set.counts;
  if (results.length === 0 && excluded === 0) return null;
  const isBad = (result: string) => result === "skipped_changed" || result === "kept_changed";
  return (
    <Part title={imports.result_title}>
      <ul className="accl">
        {results.map(({ result, n }) => (
          <li key={result} className={isBad(result) ? "bad" : "okc"}>
            <b>{amount(n, me.language)}</b> {imports.result[result]}
          </li>
        ))}
        {excluded > 0 ? <li className="q">{counted(imports.excluded, excluded, me.language)}</li> : null}
      </ul>
    </Part>
  );
}

import { FormStale } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { discardChangeSet } from "@/lib/api/admin/change-set-actions";
import type { ImportParts } from "./import-parts";
import { LoadAgain } from "./load-again";
import { Working } from "./working";

/** The shop is at work on a list: how far it is, and while it reads, the way to stop it. */
export function UnderWay({ set, me, texts }: ImportParts) {
  const { imports } = texts;
  const { id, state, revision, percent, counts, can } = set;
  const reads = state === "uploaded" || state === "reading";
  const words = {
    now: reads ? imports.state[state] : imports.writing,
    so_far: imports.read_so_far,
    rows: imports.rows,
    slow: imports.slow,
    away: texts.shell.unreachable,
  };
  return (
    <Part title={reads ? imports.reading : imports.state[state]} note={imports.reading_note}>
      <LoadAgain />
      <Working
        id={id}
        told={{ state, revision, percent, counts: { rows: counts.rows } }}
        words={words}
        language={me.language}
      />
      {can.discard && reads ? (
        <StaffForm
          action={discardChangeSet}
          language={me.language}
          texts={formTexts(texts)}
          sent={{ id }}
          buttons={
            <button className="sec" type="submit">
              {imports.stop}
            </button>
          }
        >
          <p className="hint">{imports.stop_note}</p>
          <FormStale text={imports.stale} somebody={texts.log.somebody} />
        </StaffForm>
      ) : null}
    </Part>
  );
}

import { FormStale } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { applyChangeSet, discardChangeSet } from "@/lib/api/admin/change-set-actions";
import { counted } from "@/messages/admin/fill";
import type { ImportParts } from "./import-parts";
import { changesIn, setTexts } from "./set-words";

/** Applies a change set; where a guardrail stops it, only after the box says that somebody has looked. */
function Apply({ set, me, texts }: ImportParts) {
  const imports = setTexts(set, texts);
  const { log } = texts;
  const { id, revision, guardrails, counts } = set;
  return (
    <StaffForm
      action={applyChangeSet}
      language={me.language}
      texts={formTexts(texts)}
      sent={{ id, revision }}
      className="wide-ff"
      buttons={
        <button className="do" type="submit" id="apply">
          {counted(imports.apply, changesIn(set) - counts.excluded, me.language)} <kbd>a</kbd>
        </button>
      }
    >
      <FormStale text={imports.stale} somebody={log.somebody} />
      {guardrails.length > 0 ? (
        <p className="checks">
          <label>
            <input type="checkbox" name="confirmed" id="confirmed" />
            <span>{imports.confirm}</span>
          </label>
        </p>
      ) : null}
    </StaffForm>
  );
}

/** Discarding cannot be taken back, so it says first what follows. */
export function Discard({ set, me, texts }: ImportParts) {
  const imports = setTexts(set, texts);
  return (
    <details className="fold" id="discard">
      <summary>
        {imports.discard} <kbd>d</kbd>
      </summary>
      <StaffForm
        action={discardChangeSet}
        language={me.language}
        texts={formTexts(texts)}
        sent={{ id: set.id }}
        buttons={
          <button className="sec bad" type="submit">
            {imports.discard}
          </button>
        }
      >
        <p className="q">{imports.discard_note}</p>
      </StaffForm>
    </details>
  );
}

/** The end of the sheet of a list that waits: what follows, and the two ways on. */
export function Decide(props: ImportParts) {
  const { set, texts } = props;
  const imports = setTexts(set, texts);
  if (!set.can.apply && !set.can.discard) return null;
  return (
    <div className={set.guardrails.length > 0 ? "end" : "end free"}>
      <Part title={imports.apply_title} note={imports.apply_note}>
        <ul className="facts-list">
          <li>{imports.road.at_once}</li>
          <li>{imports.road.mails}</li>
          <li>{imports.road.revert}</li>
        </ul>
        {set.can.apply ? <Apply {...props} /> : null}
        {set.can.discard ? <Discard {...props} /> : null}
      </Part>
    </div>
  );
}

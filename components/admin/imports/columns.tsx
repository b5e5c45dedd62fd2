import { FormDone, FormStale } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { mapColumns } from "@/lib/api/admin/change-set-actions";
import type { ListPlan } from "@/lib/contract/admin/change-sets";
import { columnName } from "@/messages/admin/column-names";
import { counted, fill } from "@/messages/admin/fill";
import type { ImportParts } from "./import-parts";

type Column = ListPlan["columns"][number];

/** What a column is read as, to be corrected in place: `header-0`, `was-0` and `field-0` say which, what it was, and what it is. */
function Meaning({ column, at, plan, set, texts }: { column: Column; at: number; plan: ListPlan } & ImportParts) {
  const { imports } = texts;
  const { header, field } = column;
  const name = header || imports.no_header;
  if (!set.can.map || header === "") return <b>{field ? columnName(field, texts) : imports.column.ignored}</b>;
  return (
    <>
      <input type="hidden" name={`header-${at}`} value={header} />
      <input type="hidden" name={`was-${at}`} value={field ?? ""} />
      <select
        key={field}
        name={`field-${at}`}
        defaultValue={field ?? ""}
        aria-label={fill(imports.meaning_of, { header: name })}
      >
        <option value="">{imports.column.ignored}</option>
        {plan.fields.map((one) => (
          <option key={one} value={one}>
            {columnName(one, texts)}
          </option>
        ))}
      </select>
    </>
  );
}

/** The file's own first values under what they are read as. */
function Table({ plan, ...props }: { plan: ListPlan } & ImportParts) {
  const { imports } = props.texts;
  // Only named columns have a place of their own in the form, counted without gaps.
  let at = 0;
  return (
    <ol className="cols">
      {plan.columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same header
        <li key={place} className={column.field ? "" : "unread"}>
          <Meaning column={column} at={column.header === "" ? -1 : at++} plan={plan} {...props} />
          <span className="hd">{column.header || imports.no_header}</span>
          {[0, 1, 2].map((sample) => (
            <span key={sample}>{column.samples[sample] ?? ""}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** How the columns of the list were recognised, each with its first values; a correction holds for the supplier's lists from then on. */
export function Columns(props: ImportParts) {
  const { set, me, texts } = props;
  const { imports, log } = texts;
  const { plan, id, revision, state, guardrails } = set;
  if (!plan) return null;
  const read = plan.columns.filter(({ field }) => field !== null).length;
  const not = plan.columns.length - read;
  const look = state === "failed" || guardrails.some(({ name }) => name === "columns" || name === "first_list");
  return (
    <details id="columns" className="fold cols-fold" open={look}>
      <summary>
        {imports.columns}{" "}
        <span className="q">
          {counted(imports.columns_say, read, me.language)}
          {not > 0 ? `, ${counted(imports.columns_not, not, me.language)}` : ""}
        </span>
      </summary>
      {plan.missing.length > 0 && set.problem?.code !== "missing_columns" ? (
        <p className="bad">
          {fill(imports.missing, { fields: plan.missing.map((field) => columnName(field, texts)).join(", ") })}
        </p>
      ) : null}
      {set.can.map ? (
        <StaffForm
          action={mapColumns}
          language={me.language}
          texts={formTexts(texts)}
          sent={{ id, revision }}
          className="wide-ff"
          buttons={
            <button className={look ? "do" : "sec"} type="submit">
              {imports.read_again}
            </button>
          }
        >
          <FormStale text={imports.stale} somebody={log.somebody} />
          <Table plan={plan} {...props} />
          <p className="hint">{imports.columns_note}</p>
          <FormDone>{imports.done}</FormDone>
        </StaffForm>
      ) : (
        <Table plan={plan} {...props} />
      )}
    </details>
  );
}

import { amount } from "@/components/admin/shell/amount";
import { FormStale } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { pickChanges } from "@/lib/api/admin/change-set-actions";
import { changeFlags } from "@/lib/domain/admin/change-set";
import { counted, fill } from "@/messages/admin/fill";
import { ChangeFilters } from "./change-filters";
import { pickForm } from "./change-row";
import { ChangeTable } from "./change-table";
import { type Filter, type ImportParts, type Listed, sheetAddress } from "./import-parts";
import { changesIn } from "./set-words";

/** The first changes of each mark, the gravest mark first, and how many more there are. */
function ReadingList({ groups, ...props }: ImportParts & Extract<Listed, { groups: unknown }>) {
  const { set, me, texts } = props;
  const { imports } = texts;
  if (groups.length === 0) return <p className="hint">{imports.nothing_flagged}</p>;
  return groups.map(({ flag, changes }) => {
    const n = set.counts.flags[flag] ?? 0;
    const more = n > changes.length;
    return (
      <div key={flag} className="cgh">
        <ChangeTable
          changes={changes}
          caption={
            <>
              <b>{imports.flag[flag]}</b> <span className="q">{amount(n, me.language)}</span>
            </>
          }
          {...props}
        />
        {more || n > 1 ? (
          <p>
            <a className="lk" href={sheetAddress(set.id, { flag })}>
              {fill(imports.group_more, { n: amount(n, me.language) })}
            </a>
          </p>
        ) : null}
      </div>
    );
  });
}

/** What can be done with all changes that fit the filter at once. */
function AllOfThem({ texts: { imports } }: ImportParts) {
  return (
    <p className="acts">
      <button className="sec" type="submit" form={pickForm} name="act" value="all-out">
        {imports.take_out_all}
      </button>
      <button className="lk" type="submit" form={pickForm} name="act" value="all-in">
        {imports.put_back_all}
      </button>
    </p>
  );
}

function Filtered({ filter, changes, next, after, ...props }: ImportParts & Extract<Listed, { filter: Filter }>) {
  const { set, texts } = props;
  const { imports } = texts;
  return (
    <>
      {changes.length === 0 ? (
        <p className="hint">{imports.none_here}</p>
      ) : (
        <ChangeTable changes={changes} {...props} />
      )}
      <p className="more">
        {after === null ? null : (
          <a className="lk" href={sheetAddress(set.id, filter)}>
            {imports.from_start}
          </a>
        )}{" "}
        {next === null ? null : (
          <a className="sec" href={sheetAddress(set.id, filter, next)}>
            {imports.more_changes}
          </a>
        )}
      </p>
    </>
  );
}

/** How many changes have no mark: they are counted, and shown when asked for. */
function Calm({ set, prices, me, texts: { imports } }: ImportParts) {
  const calm = changesIn(set) - (prices?.flagged ?? 0);
  if (calm <= 0) return null;
  const number = amount(calm, me.language);
  return (
    <p className="calm">
      <b className="n1">{number}</b>
      <span>
        <b>{counted(imports.calm, calm, me.language)}</b> <br />
        <span className="q">{imports.calm_note}</span>
      </span>
      <a className="sec" href={sheetAddress(set.id, { flag: "none" })}>
        {imports.calm_show}
      </a>
    </p>
  );
}

/** The changes of a set: first those to read, then whatever was chosen; each can be left out while nothing is applied. */
export function Changes(props: ImportParts) {
  const { set, me, texts, prices, listed } = props;
  const { imports, log } = texts;
  if (!listed) return null;
  const { id, revision, state, counts } = set;
  const marks = changeFlags.reduce((sum, flag) => sum + (counts.flags[flag] ?? 0), 0);
  const filter = "filter" in listed ? listed.filter : {};
  const { kind = "", flag = "", brand = "" } = filter;
  const picks = state === "ready" && "filter" in listed && kind !== "refused" && listed.changes.length > 0;
  return (
    <div id="changes">
      <Part
        title={
          set.kind === "edit"
            ? counted(imports.changes, changesIn(set), me.language)
            : `${amount(prices?.flagged ?? 0, me.language)} ${imports.list}`
        }
        note={marks > (prices?.flagged ?? 0) ? counted(imports.list_note, marks, me.language) : undefined}
      >
        <ChangeFilters {...props} />
        <StaffForm
          id={pickForm}
          action={pickChanges}
          language={me.language}
          texts={formTexts(texts)}
          sent={{ id, revision, kind, flag, brand }}
          className="inline"
          buttons={null}
        >
          <FormStale text={imports.stale} somebody={log.somebody} />
        </StaffForm>
        {"groups" in listed ? <ReadingList {...props} {...listed} /> : <Filtered {...props} {...listed} />}
        {picks ? <AllOfThem {...props} /> : null}
        {"groups" in listed ? <Calm {...props} /> : null}
      </Part>
    </div>
  );
}

import { amount } from "@/components/admin/shell/amount";
import { changeFlags } from "@/lib/domain/admin/change-set";
import { counted } from "@/messages/admin/fill";
import { type ImportParts, sheetAddress } from "./import-parts";
import { changesIn, restKinds, rowKinds } from "./set-words";

const kinds = [...rowKinds, ...restKinds, "refused"] as const;

/** The marks and the kinds of the changes, each with how many there are. */
function Chips({ set, me, texts, prices, listed }: ImportParts) {
  const { imports } = texts;
  const { id, counts } = set;
  const filter = listed && "filter" in listed ? listed.filter : null;
  const shown = (n: number) => amount(n, me.language);
  const chip = (to: string, name: string, n: number, here: boolean, bad = false) => (
    <a key={to} href={to} aria-current={here ? "page" : undefined} className={bad ? "grave" : undefined}>
      <b>{shown(n)}</b> {name}
    </a>
  );
  const flagged = prices?.flagged ?? 0;
  const { brand } = filter ?? {};
  return (
    <>
      <nav className="views chips" aria-label={imports.filters}>
        {chip(sheetAddress(id), imports.all_flagged, flagged, filter === null)}
        {changeFlags.map((flag) => {
          const n = counts.flags[flag] ?? 0;
          const here = filter?.flag === flag;
          return n > 0 || here ? chip(sheetAddress(id, { flag, brand }), imports.flag[flag], n, here) : null;
        })}
      </nav>
      <nav className="views chips" aria-label={imports.all_changes}>
        {chip(
          sheetAddress(id, { all: true }),
          imports.all_changes,
          changesIn(set),
          filter !== null && !filter.kind && !filter.flag && !filter.brand,
        )}
        {kinds.map((kind) => {
          const n = counts.kinds[kind] ?? 0;
          const here = filter?.kind === kind;
          return n > 0 || here
            ? chip(sheetAddress(id, { kind, brand }), counted(imports.kinds[kind], n, me.language), n, here)
            : null;
        })}
      </nav>
    </>
  );
}

/** What can be shown of the changes: the marked ones, all, those of a mark, a kind or a brand; those of an edit are all alike. */
export function ChangeFilters(props: ImportParts) {
  const { set, me, texts, listed } = props;
  const { imports } = texts;
  const { id, brands } = set;
  const filter = listed && "filter" in listed ? listed.filter : null;
  const brand = filter?.brand;
  return (
    <>
      {set.kind === "edit" ? null : <Chips {...props} />}
      {brands.length > 1 ? (
        <form className="brands" action={`/admin/imports/${id}#changes`}>
          {filter?.flag ? <input type="hidden" name="flag" value={filter.flag} /> : null}
          {filter?.kind ? <input type="hidden" name="kind" value={filter.kind} /> : null}
          <label>
            {imports.brand}{" "}
            <select key={brand} name="brand" defaultValue={brand ?? ""}>
              <option value="">{imports.any_brand}</option>
              {brands.map(({ name, changes }) => (
                <option key={name} value={name}>
                  {name} ({amount(changes, me.language)})
                </option>
              ))}
            </select>
          </label>
          <button className="sec" type="submit">
            {imports.show}
          </button>
        </form>
      ) : null}
    </>
  );
}

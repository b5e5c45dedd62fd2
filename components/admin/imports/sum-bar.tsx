import { amount } from "@/components/admin/shell/amount";
import { counted, fill } from "@/messages/admin/fill";
import { type ImportParts, sheetAddress } from "./import-parts";
import { restKinds, rowKinds } from "./set-words";

/** All rows of a list by what they do: a bar, its parts in words, and that they add up. */
export function SumBar({ set, me, texts }: ImportParts) {
  const { imports } = texts;
  const { counts, id } = set;
  const shown = (n: number) => amount(n, me.language);
  const of = (kind: (typeof rowKinds)[number] | (typeof restKinds)[number] | "refused") => counts.kinds[kind] ?? 0;
  const named = (kind: keyof typeof imports.kinds, n: number) => counted(imports.kinds[kind], n, me.language);
  const rows = [
    { kind: "unchanged" as const, n: counts.unchanged },
    ...rowKinds.map((kind) => ({ kind, n: of(kind) })),
    { kind: "refused" as const, n: of("refused") },
  ].filter(({ n }) => n > 0);
  const rest = restKinds.map((kind) => ({ kind, n: of(kind) })).filter(({ n }) => n > 0);
  const sum = rows.map(({ kind, n }) => `${shown(n)} ${named(kind, n)}`).join(" + ");
  const missing = rest.reduce((total, { n }) => total + n, 0);
  return (
    <>
      <div className="acc" aria-hidden="true">
        {rows.map(({ kind, n }) => (
          <i key={kind} className={`k-${kind}`} style={{ flexGrow: n }} />
        ))}
      </div>
      <ul className="accl">
        {[...rows, ...rest].map(({ kind, n }) => (
          <li key={kind}>
            <i className={`k-${kind}`} aria-hidden="true" />
            {kind === "unchanged" ? (
              <>
                <b>{shown(n)}</b> {named(kind, n)}
              </>
            ) : (
              <a href={sheetAddress(id, { kind })}>
                <b>{shown(n)}</b> {named(kind, n)}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">
        {rows.length > 0 ? fill(imports.adds_up, { rows: counted(imports.rows, counts.rows, me.language), sum }) : ""}{" "}
        {missing > 0 ? fill(imports.beside, { n: shown(missing) }) : ""}{" "}
        {of("refused") > 0 ? (
          <a href={`/api/v1/admin/change-sets/${id}/refused`} download>
            {imports.refused_csv}
          </a>
        ) : null}
      </p>
      {counts.excluded > 0 ? <p>{counted(imports.excluded, counts.excluded, me.language)}</p> : null}
    </>
  );
}

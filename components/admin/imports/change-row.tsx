import { amount } from "@/components/admin/shell/amount";
import type { Change } from "@/lib/contract/admin/change-sets";
import { counted } from "@/messages/admin/fill";
import { type FieldWords, fieldWords, refusalWords } from "./change-words";
import type { ImportParts } from "./import-parts";
import type { Words } from "./set-words";

/** How many fields of a change stand in its row; the others unfold. */
const shownFields = 3;

/** The form by which changes are left out, above all of them: it stays as it is while they change. */
export const pickForm = "picks";

const grave = new Set(["price_tenfold", "below_cost", "size_changed", "season_changed"]);

function Fields({ fields, words, isNew }: { fields: readonly FieldWords[]; words: Words; isNew: boolean }) {
  return (
    <ul className="flds">
      {fields.map(({ field, name, before, after, by, jumps }) => (
        <li key={field}>
          <span className="q">{name}</span>{" "}
          {isNew ? null : (
            <>
              <span className="was">{before}</span> <i className="to">→</i>
              <span className="vh">{words.texts.imports.to}</span>{" "}
            </>
          )}
          <b>{after}</b> <span className={jumps ? "by bad" : "by q"}>{by}</span>
        </li>
      ))}
    </ul>
  );
}

function What({ change, words }: { change: Change; words: Words }) {
  const { imports } = words.texts;
  if (change.kind === "refused")
    return (
      <ul className="flds">
        {refusalWords(change, words).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  const fields = fieldWords(change, words);
  const further = fields.slice(shownFields);
  const isNew = change.kind === "added";
  return (
    <>
      <Fields fields={fields.slice(0, shownFields)} words={words} isNew={isNew} />
      {further.length > 0 ? (
        <details className="further">
          <summary>{counted(imports.further, further.length, words.language)}</summary>
          <Fields fields={further} words={words} isNew={isNew} />
        </details>
      ) : null}
    </>
  );
}

/** Why a change is asked about, and what became of it. */
function Marks({ change, set, words }: { change: Change; set: ImportParts["set"]; words: Words }) {
  const { imports } = words.texts;
  const { kind, flags, excluded, result } = change;
  const over = set.state === "applied" || set.state === "undone";
  return (
    <>
      {set.kind === "edit" ? null : <span className="kd">{imports.kind[kind]}</span>}
      {flags.map((flag) => (
        <span key={flag} className={grave.has(flag) ? "fl bad" : "fl"}>
          {imports.flag[flag]}
        </span>
      ))}
      {excluded ? <span className="fl b">{imports.out}</span> : null}
      {over && !excluded && kind !== "refused" ? (
        <span className={result === "done" || result === "undone" ? "fl okc" : "fl bad"}>{imports.result[result]}</span>
      ) : null}
      {change.rule ? <span className="fl q">{change.rule}</span> : null}
    </>
  );
}

/** Do the changes come from lines of a file? */
export const hasLines = ({ kind }: Pick<ImportParts["set"], "kind">) => kind !== "edit";

/** A change: the line of the file, the tyre, what it has now and is to have, why one is asked, and whether it is left out. */
export function ChangeRow({ change, set, me, texts }: { change: Change } & Pick<ImportParts, "set" | "me" | "texts">) {
  const { imports } = texts;
  const { seq, line, tyre, kind, excluded } = change;
  const words = { language: me.language, texts };
  const name = tyre ? `${tyre.size} ${tyre.name}` : `${imports.line} ${line ?? ""}`;
  const picks = set.state === "ready" && kind !== "refused";
  return (
    <tr className={excluded ? "chg left-out" : "chg"} tabIndex={-1} id={`change-${seq}`}>
      {hasLines(set) ? <td className="q r">{line === null ? "–" : amount(line, me.language)}</td> : null}
      <td className="ty">
        {tyre ? (
          <>
            <b className="size">{tyre.size}</b> {tyre.name}{" "}
            {tyre.ean ? <span className="q ean">{tyre.ean}</span> : null}
          </>
        ) : (
          "–"
        )}
      </td>
      <td>
        <What change={change} words={words} />
      </td>
      <td className="why">
        <Marks change={change} set={set} words={words} />
      </td>
      <td className="r act">
        {picks ? (
          <button className="lk" type="submit" form={pickForm} name="act" value={`${excluded ? "in" : "out"}:${seq}`}>
            {excluded ? imports.put_back : imports.take_out}
            <span className="vh"> {name}</span>
          </button>
        ) : null}
      </td>
    </tr>
  );
}

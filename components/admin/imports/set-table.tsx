import type { ChangeSet } from "@/lib/contract/admin/change-sets";
import { momentOf } from "@/lib/i18n/moment";
import { counted } from "@/messages/admin/fill";
import { countWords, nameOf, stateWords, type Words, whoDid } from "./set-words";

/** Is something wrong with it, or does it wait for somebody? */
const needsLook = ({ state, guardrails }: ChangeSet) =>
  state === "failed" || (state === "ready" && guardrails.length > 0);

function Row({ set, words }: { set: ChangeSet; words: Words }) {
  const { language, texts } = words;
  const { id, supplier, made_at, made_by, file, counts, state } = set;
  return (
    <tr className="set" tabIndex={-1} id={`set-${id}`}>
      <td className="q">
        {momentOf(made_at, language)}, {whoDid(made_by, set, texts)}
      </td>
      <td>
        <a className="b" href={`/admin/imports/${id}`}>
          {nameOf(set, texts)}
        </a>{" "}
        {file ? <span className="q">{file.name}</span> : null}
      </td>
      <td className={needsLook(set) ? "bad" : state === "applied" ? "okc" : ""}>{stateWords(set, words)}</td>
      <td>
        {supplier && counts.rows > 0 ? `${counted(texts.imports.rows, counts.rows, language)}` : ""}{" "}
        <span className="q">{countWords(set, words)}</span>
      </td>
    </tr>
  );
}

/** Change sets in words, the latest first. */
export function SetTable({ sets, words }: { sets: readonly ChangeSet[]; words: Words }) {
  const { imports } = words.texts;
  return (
    <table className="ln sets">
      <thead>
        <tr>
          <th scope="col">{imports.col_when}</th>
          <th scope="col">{imports.col_what}</th>
          <th scope="col">{imports.col_state}</th>
          <th scope="col">{imports.col_counts}</th>
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <Row key={set.id} set={set} words={words} />
        ))}
      </tbody>
    </table>
  );
}

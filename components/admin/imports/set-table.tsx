import { Table } from "@/components/admin/shell/table";
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

type Props = { sets: readonly ChangeSet[]; words: Words; empty?: string };

/** Change sets in words, the latest first; or the words for none. */
export function SetTable({ sets, words, empty }: Props) {
  const { imports } = words.texts;
  const columns = [imports.col_when, imports.col_what, imports.col_state, imports.col_counts];
  return (
    <Table className="ln sets" columns={columns} {...(empty !== undefined && { empty })}>
      {sets.map((set) => (
        <Row key={set.id} set={set} words={words} />
      ))}
    </Table>
  );
}

import { Mast } from "@/components/admin/shell/mast";
import { momentOf } from "@/lib/i18n/moment";
import { columnName } from "@/messages/admin/column-names";
import { counted, fill } from "@/messages/admin/fill";
import type { ImportParts } from "./import-parts";
import { sheetAddress } from "./import-parts";
import { priceFigures } from "./price-scale";
import { changesIn, editWords, nameOf, sayChanges, setTexts, stateWords, whoDid } from "./set-words";

/** Who changes how many tyres, and what of them; once that is over, what has become of it. */
function EditSentence({ set, me, texts }: ImportParts) {
  const { tyre_edit } = texts;
  const { language } = me;
  const imports = setTexts(set, texts);
  const { state, facts, made_by } = set;
  if (state !== "ready")
    return (
      <>
        <b>{fill(imports[`say_${state}`], { name: nameOf(set, texts) })}</b> {editWords(set, { language, texts })}.
      </>
    );
  const values = {
    who: made_by ?? "",
    tyres: counted(tyre_edit.tyres, changesIn(set), language),
    facts: (facts ?? []).map((fact) => columnName(fact, texts)).join(", "),
  };
  return `${fill(tyre_edit.sentence, values)} ${imports.free}`;
}

function Sentence({ set, prices, me, texts }: ImportParts) {
  const imports = setTexts(set, texts);
  const { language } = me;
  const name = nameOf(set, texts);
  const { state, counts, guardrails, supplier } = set;
  // In a sentence about the list itself, its supplier's name alone would say that of the supplier.
  const itself = supplier ? fill(imports.list_of, { name }) : name;
  if (state !== "ready" && state !== "applied" && state !== "undone")
    return fill(imports[`say_${state}`], { name: itself });
  const rows = supplier && counts.rows > 0 ? counted(imports.rows, counts.rows, language) : "";
  const figures = prices ? priceFigures(prices) : { dearer: 0, cheaper: 0 };
  const changes = sayChanges(set, figures, { language, texts });
  const flagged = prices?.flagged ?? 0;
  const over = state === "ready" ? null : fill(imports[`say_${state}`], { name: itself });
  const head = [over === null ? name : "", rows].filter(Boolean).join(", ");
  return (
    <>
      {over === null ? null : <b>{over} </b>}
      {head === "" ? "" : `${head}:`} {changes}
      {flagged > 0 ? (
        <>
          ; <a href={sheetAddress(set.id)}>{counted(imports.to_read, flagged, language)}</a>
        </>
      ) : null}
      .{" "}
      {state !== "ready" ? null : guardrails.length > 0 ? (
        <a className="bad" href="#guards">
          {counted(imports.stopped_by, guardrails.length, language)}
        </a>
      ) : (
        imports.free
      )}
    </>
  );
}

/** Whose list it is, what it does in a sentence, when it came and what happened to it. */
export function ImportHead(props: ImportParts) {
  const { set, me, texts, now } = props;
  const imports = setTexts(set, texts);
  const { language } = me;
  const { file, made_at, made_by, applied_at, applied_by, undone_at, undone_by, same_as } = set;
  const told = (text: string, at: string, by: string | null) =>
    fill(text, { when: momentOf(at, language), who: whoDid(by, set, texts) });
  const [before, behind] = imports.same_as.split("{link}");
  return (
    <>
      <Mast title={[nameOf(set, texts), file?.name].filter(Boolean).join(", ")} language={language} now={now}>
        {set.kind === "edit" ? <EditSentence {...props} /> : <Sentence {...props} />}
      </Mast>
      <p className="under facts">
        <a href="/admin/imports">{imports.back}</a>
        {" · "}
        {told(imports.came, made_at, made_by)}
        {applied_at ? ` · ${told(imports.was_applied, applied_at, applied_by)}` : ""}
        {undone_at ? ` · ${told(imports.was_undone, undone_at, undone_by)}` : ""}
      </p>
      {same_as ? (
        <p className="under bad">
          {fill(before ?? "", { when: momentOf(same_as.made_at, language) })}
          <a href={`/admin/imports/${same_as.id}`}>
            {fill(imports.same_link, { id: same_as.id, state: imports.state[same_as.state] })}
          </a>
          {behind}
        </p>
      ) : null}
      <p className="vh">{stateWords(set, { language, texts })}</p>
    </>
  );
}

import { CurrentValue, FormChecks, FormDone, FormStale, FormTextArea } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeSupplier } from "@/lib/api/admin/supplier-actions";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import { guardrails, usualBounds } from "@/lib/domain/admin/guardrails";
import { writtenAmount } from "@/lib/domain/admin/typed-amount";
import type { Language } from "@/lib/domain/locale";
import { columnName } from "@/messages/admin/column-names";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";
import { Basics, SupplierText } from "./basics";

type Props = { supplier: Supplier; language: Language; texts: AdminTexts; fields: readonly string[] };

/** Thousandths as percent are typed: `2` or `2,5`. */
const percentTyped = (permille: number | undefined) =>
  permille === undefined ? "" : String(permille / 10).replace(".", ",");

const mappingText = (mapping: Supplier["mapping"], texts: AdminTexts) =>
  Object.entries(mapping)
    .map(([heading, field]) => `${heading} = ${field === null ? "" : columnName(field, texts)}`.trimEnd())
    .join("\n");

/** What its pieces cost beside their price, and how many of them are believed. */
function Pieces({ supplier, texts }: Props) {
  const { suppliers: words } = texts;
  const { currency, per_piece_cost, stock_cap, buffer } = supplier;
  return (
    <div className="row">
      <SupplierText
        name="per_piece_cost"
        value={writtenAmount(per_piece_cost)}
        label={fill(words.per_piece_cost, { currency })}
        hint={words.per_piece_cost_hint}
        inputMode="decimal"
        texts={texts}
      />
      <SupplierText
        name="stock_cap"
        value={stock_cap === null ? "" : String(stock_cap)}
        label={words.stock_cap}
        hint={words.stock_cap_hint}
        inputMode="numeric"
        texts={texts}
      />
      <SupplierText
        name="buffer"
        value={String(buffer)}
        label={words.buffer}
        hint={words.buffer_hint}
        inputMode="numeric"
        texts={texts}
      />
    </div>
  );
}

/** Where its list comes from and how it is read. */
function Feed({ supplier, texts, fields }: Props) {
  const { suppliers: words } = texts;
  const mapping = mappingText(supplier.mapping, texts);
  return (
    <>
      <h3>{words.feed}</h3>
      <SupplierText
        name="feed_url"
        type="url"
        value={supplier.feed_url ?? ""}
        label={words.feed_url}
        hint={words.feed_url_hint}
        inputMode="url"
        texts={texts}
      />
      <SupplierText
        name="feed_at"
        value={supplier.feed_at.join(", ")}
        label={words.feed_at}
        hint={words.feed_at_hint}
        texts={texts}
      />
      <FormTextArea
        id="supplier-mapping"
        name="mapping"
        rows={4}
        label={words.mapping}
        hint={fill(words.mapping_hint, { fields: fields.map((field) => columnName(field, texts)).join(" · ") })}
        defaultValue={mapping}
      />
      <CurrentValue
        name="mapping"
        value={mapping}
        text={words.now.replace("{value}", () => mapping || words.nothing)}
      />
      <h3>{words.guardrails}</h3>
      <p className="q">{words.guardrails_hint}</p>
      <div className="row">
        {guardrails.map((name) => (
          <SupplierText
            key={name}
            name={`guardrail_${name}`}
            value={percentTyped(supplier.guardrails[name])}
            label={words.guardrail[name]}
            hint={fill(words.usual, { n: usualBounds[name] / 10 })}
            inputMode="decimal"
            texts={texts}
          />
        ))}
      </div>
    </>
  );
}

/** Everything that can be said of a supplier, saved together. */
export function SupplierForm(props: Props) {
  const { supplier, language, texts, fields } = props;
  const { suppliers: words } = texts;
  const { id, kind, revision, name, active, complete } = supplier;
  const isOwn = kind === "own";
  const switches = (["active", "complete"] as const).filter((value) => value === "active" || !isOwn);
  return (
    <StaffForm
      action={changeSupplier}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: `supplier-${id}`, supplier: id, revision, kind, fields: fields.join() }}
      className="wide-ff"
      buttons={
        <button className="do" type="submit">
          {words.save}
        </button>
      }
    >
      <FormStale text={words.stale} somebody={texts.log.somebody} />
      <Basics texts={texts} supplier={supplier} />
      {isOwn ? null : (
        <div className="row">
          <SupplierText
            name="company_id"
            value={supplier.company_id ?? ""}
            label={words.company_id}
            maxLength={20}
            texts={texts}
          />
          <SupplierText name="email" type="email" value={supplier.email ?? ""} label={words.email} texts={texts} />
        </div>
      )}
      <Pieces {...props} />
      <FormChecks
        id="supplier-switches"
        name="switches"
        legend={words.switches}
        chosen={switches.filter((value) => ({ active, complete })[value])}
        options={switches.map((value) => ({ value, label: words[value], hint: words[`${value}_hint`] }))}
      />
      {isOwn ? null : <Feed {...props} />}
      <FormDone>{words.done}</FormDone>
      <FormUndo done={fill(words.done_of, { name })} />
    </StaffForm>
  );
}

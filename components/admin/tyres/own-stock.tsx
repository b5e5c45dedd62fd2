import { FormDone, FormSelect, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { moveStock } from "@/lib/api/admin/tyre-actions";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import { stockMoveReasons } from "@/lib/domain/admin/supply";
import type { Language } from "@/lib/domain/locale";
import { momentOf } from "@/lib/i18n/moment";
import { counted, fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Own = NonNullable<TyreDetail["own"]>;
type Props = { tyre: TyreDetail; language: Language; texts: AdminTexts };

/** Pieces with their sign, `+4` or `−2`. */
const signed = (quantity: number) => (quantity < 0 ? `−${-quantity}` : `+${quantity}`);

/** The latest moves, the last first. */
function Moves({ moves, language, texts: { tyre: words } }: { moves: Own["moves"] } & Omit<Props, "tyre">) {
  return (
    <table className="ln mv">
      <caption>{words.own.moves}</caption>
      <tbody>
        {moves.map(({ quantity, reason, note, by, at }) => (
          <tr key={`${at} ${quantity}`}>
            <td className="q">{momentOf(at, language)}</td>
            <td className="r num">{signed(quantity)}</td>
            <td className="mv-why">
              {words.own.reasons[reason]}
              {note ? <span className="q"> {note}</span> : null}
            </td>
            <td className="q">{by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What lies in the own store, how it came and went, and the form by which pieces come and go. */
export function OwnStock({ tyre, language, texts }: Props) {
  const words = texts.tyre.own;
  const { id, own, brand, pattern, designation } = tyre;
  if (!own) return <p className="q">{words.demonstration}</p>;
  return (
    <>
      <p>{counted(words.count, own.stock, language)}</p>
      {own.moves.length > 0 ? <Moves moves={own.moves} language={language} texts={texts} /> : null}
      <StaffForm
        action={moveStock}
        language={language}
        texts={formTexts(texts)}
        sent={{ id: `stock-${id}`, tyre: id }}
        buttons={
          <>
            <button className="do" type="submit" name="act" value="add">
              {words.add}
            </button>{" "}
            <button className="sec" type="submit" name="act" value="take">
              {words.take}
            </button>
          </>
        }
      >
        <FormText
          id="own-quantity"
          name="quantity"
          label={words.quantity}
          hint={words.quantity_hint}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
        <FormSelect
          id="own-reason"
          name="reason"
          label={words.reason}
          defaultValue="received"
          options={stockMoveReasons.map((reason) => [reason, words.reasons[reason]] as const)}
        />
        <FormText
          id="own-note"
          name="note"
          label={words.note_field}
          hint={words.note_hint}
          maxLength={200}
          autoComplete="off"
        />
        <FormDone>{words.done}</FormDone>
        <FormUndo done={fill(words.done_of, { tyre: `${brand} ${pattern} ${designation}` })} />
      </StaffForm>
    </>
  );
}

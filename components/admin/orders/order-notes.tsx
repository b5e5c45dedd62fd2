import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { removeNote } from "@/lib/api/admin/order-actions";
import { momentOf } from "@/lib/i18n/moment";
import type { OrderParts } from "./order-parts";

/** The notes of the staff, each with who wrote it. */
export function Notes({ order, me, texts, mayMove }: OrderParts & { mayMove: boolean }) {
  const { number } = order;
  if (order.staff_notes.length === 0) return <p className="q">{texts.order.no_notes}</p>;
  return (
    <ul className="notes">
      {order.staff_notes.map(({ id, text, by, at }) => (
        <li key={id}>
          <p>{text}</p>
          <p className="q">
            {by}, {momentOf(at, me.language)}
          </p>
          {mayMove ? (
            <StaffForm
              action={removeNote}
              language={me.language}
              texts={formTexts(texts)}
              sent={{ id, number }}
              className="inline"
              buttons={
                <button className="lk" type="submit">
                  {texts.order.remove}
                </button>
              }
            >
              <FormUndo done={`${number}: ${texts.order.done}`} />
            </StaffForm>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

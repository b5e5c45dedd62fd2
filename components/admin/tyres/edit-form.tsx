import { FormRefused } from "@/components/admin/shell/form-refused";
import { formTexts } from "@/components/admin/shell/form-texts";
import { Part } from "@/components/admin/shell/mast";
import { PickAll } from "@/components/admin/shell/pick-all";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { editTyres } from "@/lib/api/admin/tyre-edit-actions";
import type { Me } from "@/lib/contract/admin/me";
import type { TyreRow } from "@/lib/contract/admin/tyres";
import type { AdminTexts } from "@/messages/admin/texts";
import { EditFields } from "./edit-fields";
import { PickBar } from "./pick-boxes";
import { TyreTable } from "./tyre-table";

type Props = { rows: readonly TyreRow[]; me: Me; texts: AdminTexts };

/** Tyres of which several are picked, and what is to be the same for all of them: a change set is made of it, which is looked at first. */
export function EditForm({ rows, me, texts }: Props) {
  const { tyre_edit: words } = texts;
  const { language, single_keys } = me;
  return (
    <StaffForm
      id="tyre-edit"
      action={editTyres}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: "tyre-edit" }}
      className="wide-ff ty-edit"
      buttons={
        <button className="do" type="submit">
          {words.send}
        </button>
      }
    >
      <div>
        <p className="pick-all">
          <PickAll name="ids" value={rows.map(({ id }) => id).join(" ")} label={words.pick_all} />
        </p>
        <TyreTable rows={rows} language={language} texts={texts} />
        <PickBar words={words} language={language} singleKeys={single_keys} />
      </div>
      <Part id="edit-fields" title={words.title} note={words.note}>
        <p className="q">{words.intro}</p>
        <EditFields texts={texts} />
        <FormRefused texts={words.refused} />
      </Part>
    </StaffForm>
  );
}

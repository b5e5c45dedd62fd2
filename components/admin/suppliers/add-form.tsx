import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { addSupplier } from "@/lib/api/admin/supplier-actions";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { Basics } from "./basics";

/** Adds a supplier, with what it cannot do without. */
export function AddForm({ language, texts }: { language: Language; texts: AdminTexts }) {
  return (
    <StaffForm
      action={addSupplier}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: "new" }}
      className="wide-ff"
      buttons={
        <button className="do" type="submit">
          {texts.suppliers.add}
        </button>
      }
    >
      <Basics texts={texts} supplier={null} />
    </StaffForm>
  );
}

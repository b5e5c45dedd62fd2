import { FormSelect, FormTextArea } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { pasteTracking } from "@/lib/api/admin/shipment-actions";
import { carriers } from "@/lib/domain/carrier";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";
import { PasteResults } from "./paste-results";

/** Tracking numbers as a carrier's table has them, pasted as they are. */
export function PasteForm({ language, texts }: { language: Language; texts: AdminTexts }) {
  const { ship, order } = texts;
  return (
    <StaffForm
      action={pasteTracking}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: "paste" }}
      buttons={
        <button className="sec" type="submit">
          {ship.paste_do}
        </button>
      }
    >
      <p className="q">{ship.paste_note}</p>
      <FormSelect
        id="paste-carrier"
        name="carrier"
        label={order.carrier}
        options={carriers.map((carrier) => [carrier, texts.carrier[carrier]] as const)}
      />
      <FormTextArea id="paste" name="text" rows={5} label={ship.paste_label} placeholder={"2611240124\t40123456789"} />
      <PasteResults words={ship} />
      <FormUndo done={order.done} />
    </StaffForm>
  );
}

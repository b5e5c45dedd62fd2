import { FormDone, FormStale, FormText } from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeBrand } from "@/lib/api/admin/brand-actions";
import type { BrandRow } from "@/lib/contract/admin/brands";
import type { Language } from "@/lib/domain/locale";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { brand: BrandRow; language: Language; texts: AdminTexts };

const parts = ["name", "address", "contact"] as const;

/** Who makes a brand's tyres, and who answers for them in the Union where the maker is elsewhere. */
export function BrandForm({ brand: { id, revision, name, safety }, language, texts }: Props) {
  const { brands, shell } = texts;
  const fields = (who: "manufacturer" | "representative") => (
    <fieldset className="ty-facts">
      <legend>{brands[who]}</legend>
      {parts.map((part) => (
        <FormText
          key={part}
          id={`${who}-${part}-${id}`}
          name={`safety.${who}.${part}`}
          label={brands.part[part]}
          maxLength={200}
          autoComplete="off"
          defaultValue={safety?.[who]?.[part] ?? ""}
        />
      ))}
    </fieldset>
  );
  return (
    <StaffForm
      action={changeBrand}
      language={language}
      texts={formTexts(texts)}
      sent={{ id: `brand-${id}`, brand: id, revision }}
      buttons={
        <button className="sec" type="submit">
          {shell.save}
        </button>
      }
    >
      {fields("manufacturer")}
      {fields("representative")}
      <FormStale text={brands.stale} somebody={brands.somebody} />
      <FormDone>{brands.done}</FormDone>
      <FormUndo done={fill(brands.done_of, { brand: name })} />
    </StaffForm>
  );
}

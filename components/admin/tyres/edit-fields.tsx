import { FormChecks, FormSelect, FormText, FormTextArea } from "@/components/admin/shell/form-fields";
import { type EmptiedPart, emptiedParts } from "@/lib/domain/admin/tyre-edit";
import { labelClasses } from "@/lib/domain/eu-label";
import { noiseClasses } from "@/lib/domain/tyre-noise";
import type { AdminTexts } from "@/messages/admin/texts";

type Number = "production_year" | "weight_g" | "noise_db";
type Choice = "fuel" | "wet" | "noise_class";
type Mark = "three_pmsf" | "ms" | "ice";

/** What can be set for several tyres at once, and what emptied; what is left empty here stays as each of them has it. */
export function EditFields({ texts: { tyres, tyre_edit: words } }: { texts: AdminTexts }) {
  const { fact } = tyres;
  const number = (name: Number, hint?: string) => (
    <FormText
      id={`edit-${name}`}
      name={name}
      label={fact[name]}
      hint={hint}
      inputMode="numeric"
      maxLength={7}
      autoComplete="off"
    />
  );
  const choice = (name: Choice | Mark | "active", label: string, options: readonly (readonly [string, string])[]) => (
    <FormSelect
      id={`edit-${name}`}
      name={name}
      label={label}
      defaultValue=""
      autoComplete="off"
      options={[["", words.keep], ...options]}
    />
  );
  const written = (name: Choice, values: readonly string[]) =>
    choice(
      name,
      fact[name],
      values.map((value) => [value, value]),
    );
  const mark = (name: Mark) =>
    choice(name, words[name], [
      ["yes", words.yes],
      ["no", words.no],
    ]);
  const partName = (part: EmptiedPart) => (part === "label" ? tyres.label : fact[part]);
  return (
    <>
      <fieldset className="ty-facts">
        <legend>{tyres.part_facts}</legend>
        {number("production_year")}
        {number("weight_g", tyres.weight_hint)}
        {choice("active", words.sale, [
          ["no", words.off],
          ["yes", words.on],
        ])}
      </fieldset>
      <fieldset className="ty-facts">
        <legend>{tyres.label}</legend>
        {written("fuel", labelClasses)}
        {written("wet", labelClasses)}
        {number("noise_db")}
        {written("noise_class", noiseClasses)}
      </fieldset>
      <fieldset className="ty-facts">
        <legend>{words.marks}</legend>
        {mark("three_pmsf")}
        {mark("ms")}
        {mark("ice")}
      </fieldset>
      <FormTextArea
        id="edit-description"
        name="description"
        rows={3}
        maxLength={5000}
        label={fact.description}
        autoComplete="off"
      />
      <FormChecks
        id="edit-empty"
        name="empty"
        legend={words.empty}
        chosen={[]}
        options={(Object.keys(emptiedParts) as EmptiedPart[]).map((part) => ({
          value: part,
          label: partName(part),
          hint: words.empty_hint[part],
        }))}
      />
    </>
  );
}

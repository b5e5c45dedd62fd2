import {
  CurrentValue,
  FormDone,
  FormSelect,
  FormStale,
  FormText,
  FormTextArea,
} from "@/components/admin/shell/form-fields";
import { formTexts } from "@/components/admin/shell/form-texts";
import { FormUndo } from "@/components/admin/shell/form-undo";
import { StaffForm } from "@/components/admin/shell/staff-form";
import { changeTyre } from "@/lib/api/admin/tyre-actions";
import type { TyreDetail } from "@/lib/contract/admin/tyres";
import { labelClasses } from "@/lib/domain/eu-label";
import type { Language } from "@/lib/domain/locale";
import { noiseClasses } from "@/lib/domain/tyre-noise";
import { fill } from "@/messages/admin/fill";
import type { AdminTexts } from "@/messages/admin/texts";

type Props = { tyre: TyreDetail; language: Language; texts: AdminTexts };

/** What every form of a tyre is given. */
const common = ({ tyre: { id, revision }, language, texts }: Props, form: string) => ({
  action: changeTyre,
  language,
  texts: formTexts(texts),
  sent: { id: `${form}-${id}`, tyre: id, revision, form },
});

/** Says what came of it, and lets it be taken back. */
function Outcome({ tyre, texts: { tyres } }: Props) {
  return (
    <>
      <FormStale text={tyres.stale} somebody={tyres.somebody} />
      <FormDone>{tyres.done}</FormDone>
      <FormUndo done={fill(tyres.done_of, { tyre: `${tyre.brand} ${tyre.pattern} ${tyre.designation}` })} />
    </>
  );
}

const choice = (values: readonly string[], none: string) =>
  [["", none] as const, ...values.map((value) => [value, value] as const)] as const;

/** The facts of a tyre, each where it is missing as where it is wrong. */
export function FactsForm(props: Props) {
  const { tyre, texts } = props;
  const { tyres } = texts;
  const { fact } = tyres;
  const text = (name: "noise_db" | "eprel_id" | "ean" | "production_year" | "weight_g", hint?: string) => (
    <div>
      <FormText
        id={name}
        name={name}
        label={fact[name]}
        hint={hint}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
        defaultValue={tyre[name] === null ? "" : String(tyre[name])}
      />
      <CurrentValue
        name={name}
        value={String(tyre[name] ?? "")}
        text={fill(tyres.now, { value: String(tyre[name] ?? tyres.none) })}
      />
    </div>
  );
  return (
    <StaffForm
      {...common(props, "facts")}
      buttons={
        <button className="do" type="submit">
          {texts.shell.save}
        </button>
      }
    >
      <fieldset className="ty-facts">
        <legend>{tyres.label}</legend>
        <FormSelect
          id="fuel"
          name="fuel"
          label={fact.fuel}
          defaultValue={tyre.fuel ?? ""}
          options={choice(labelClasses, tyres.none)}
        />
        <FormSelect
          id="wet"
          name="wet"
          label={fact.wet}
          defaultValue={tyre.wet ?? ""}
          options={choice(labelClasses, tyres.none)}
        />
        {text("noise_db")}
        <FormSelect
          id="noise_class"
          name="noise_class"
          label={fact.noise_class}
          defaultValue={tyre.noise_class ?? ""}
          options={choice(noiseClasses, tyres.none)}
        />
        {text("eprel_id", tyres.eprel_hint)}
      </fieldset>
      <fieldset className="ty-facts">
        <legend>{tyres.others}</legend>
        {text("ean")}
        {text("production_year")}
        {text("weight_g", tyres.weight_hint)}
      </fieldset>
      <FormTextArea
        id="description"
        name="description"
        rows={5}
        maxLength={5000}
        label={fact.description}
        defaultValue={tyre.description ?? ""}
      />
      <Outcome {...props} />
    </StaffForm>
  );
}

/** Takes a tyre off sale, or puts it back. */
export function SaleForm(props: Props) {
  const { tyre, texts } = props;
  const { tyres } = texts;
  return (
    <StaffForm
      {...common(props, "sale")}
      buttons={
        <button className={tyre.active ? "sec bad" : "sec"} type="submit" name="act" value={tyre.active ? "off" : "on"}>
          {tyre.active ? tyres.take_off : tyres.put_back}
        </button>
      }
    >
      <p className="q">{tyre.active ? tyres.off_note : tyres.on_note}</p>
      <Outcome {...props} />
    </StaffForm>
  );
}

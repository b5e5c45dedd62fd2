import { SelectField, TextField } from "@/components/ui/field";
import { currencies } from "@/lib/domain/locale";
import type { UploadWords } from "./upload-words";

type Props = {
  words: UploadWords;
  /** What was typed before the form came back. */
  typed: Record<string, string>;
  errorOf: (field: string) => string | undefined;
};

/** What the shop has to know of a supplier at least: its name, its currency, and when its tyres are here. */
export function NewSupplier({ words, typed, errorOf }: Props) {
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={words.new_name}
        autoComplete="off"
        maxLength={80}
        defaultValue={typed.name}
        error={errorOf("name")}
      />
      <SelectField
        id="currency"
        name="currency"
        label={words.currency}
        defaultValue={typed.currency}
        error={errorOf("currency")}
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </SelectField>
      <TextField
        id="lead_days"
        name="lead_days"
        type="number"
        min={0}
        max={90}
        label={words.lead_days}
        hint={words.lead_days_hint}
        defaultValue={typed.lead_days ?? "2"}
        error={errorOf("lead_days")}
      />
      <TextField
        id="cutoff"
        name="cutoff"
        type="time"
        label={words.cutoff}
        defaultValue={typed.cutoff ?? "12:00"}
        error={errorOf("cutoff")}
      />
    </>
  );
}

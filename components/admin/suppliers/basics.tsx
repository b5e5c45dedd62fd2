import { CurrentValue, FormSelect, FormText } from "@/components/admin/shell/form-fields";
import type { Supplier } from "@/lib/contract/admin/suppliers";
import { currencies } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

/** A line of text of a supplier; where somebody else has changed it meanwhile, their version stands below. */
export function SupplierText({
  name,
  value,
  texts: { suppliers: words },
  ...field
}: {
  name: string;
  /** What holds now. */
  value: string | undefined;
  texts: AdminTexts;
  label: string;
  hint?: string;
  type?: string;
  inputMode?: "numeric" | "decimal" | "url";
  maxLength?: number;
}) {
  return (
    <div className="said-now">
      <FormText id={`supplier-${name}`} name={name} defaultValue={value ?? ""} autoComplete="off" {...field} />
      {value === undefined ? null : (
        <CurrentValue name={name} value={value} text={words.now.replace("{value}", () => value || words.nothing)} />
      )}
    </div>
  );
}

/** What every supplier has: name, currency, days and cut-off. @param supplier null for one that is to be added */
export function Basics({ texts, supplier }: { texts: AdminTexts; supplier: Supplier | null }) {
  const { suppliers: words } = texts;
  return (
    <div className="row">
      <SupplierText name="name" value={supplier?.name} label={words.name} maxLength={80} texts={texts} />
      <FormSelect
        id="supplier-currency"
        name="currency"
        label={words.currency}
        defaultValue={supplier?.currency ?? "CZK"}
        options={currencies.map((currency) => [currency, currency] as const)}
      />
      <SupplierText
        name="lead_days"
        value={supplier ? String(supplier.lead_days) : undefined}
        label={words.lead_days}
        hint={words.lead_days_hint}
        inputMode="numeric"
        maxLength={2}
        texts={texts}
      />
      <SupplierText
        name="cutoff"
        type="time"
        value={supplier?.cutoff}
        label={words.cutoff}
        hint={words.cutoff_hint}
        texts={texts}
      />
    </div>
  );
}

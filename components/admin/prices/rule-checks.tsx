"use client";

import { useFormState } from "@/components/admin/shell/staff-form";

type Props = {
  group: string;
  legend: string;
  hint: string;
  chosen: readonly string[];
  options: readonly (readonly [string, string])[];
};

/** Several of a group that a rule is for; each its own field, so that what was ticked comes back with the page. */
export function RuleChecks({ group, legend, hint, chosen, options }: Props) {
  const { typed } = useFormState();
  const again = Object.keys(typed).length > 0;
  return (
    <fieldset className="rule-checks">
      <legend>
        {legend} <span className="q">{hint}</span>
      </legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input
              type="checkbox"
              name={`${group}.${value}`}
              defaultChecked={again ? typed[`${group}.${value}`] !== undefined : chosen.includes(value)}
            />{" "}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whether a rule holds at all. */
export function RuleActive({ label, active }: { label: string; active: boolean }) {
  const { typed } = useFormState();
  const again = Object.keys(typed).length > 0;
  return (
    <label className="rule-active">
      <input type="checkbox" name="active" defaultChecked={again ? typed.active !== undefined : active} /> {label}
    </label>
  );
}

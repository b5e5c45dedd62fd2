import { FormChecks } from "@/components/admin/shell/form-fields";
import { type StaffRight, staffRights } from "@/lib/domain/admin/rights";
import type { AdminTexts } from "@/messages/admin/texts";

/** The four rights, each with what it lets do. */
export function RightsField({ id, texts, chosen }: { id: string; texts: AdminTexts; chosen: readonly StaffRight[] }) {
  const options = staffRights.map((value) => ({ value, label: texts.right[value], hint: texts.right_hint[value] }));
  return <FormChecks id={id} name="rights" legend={texts.staff.rights} chosen={chosen} options={options} />;
}

import type { ReactNode } from "react";
import { formTexts } from "@/components/admin/shell/form-texts";
import { StaffForm, type StaffFormProps } from "@/components/admin/shell/staff-form";
import type { Language } from "@/lib/domain/locale";
import type { AdminTexts } from "@/messages/admin/texts";

export type DoorProps = { language: Language; texts: AdminTexts };

type Props = DoorProps &
  Pick<StaffFormProps, "action" | "sent" | "className"> & {
    /** What the button says. */
    button: string;
    children?: ReactNode;
  };

/** A form before somebody is in: its fields and one button as wide as they are. */
export function DoorForm({ texts, button, ...form }: Props) {
  const enter = (
    <button className="do wide" type="submit">
      {button}
    </button>
  );
  return <StaffForm texts={formTexts(texts)} buttons={enter} {...form} />;
}

import type { AdminTexts } from "@/messages/admin/texts";
import type { FormTexts } from "./staff-form";

/** What forms say, whatever they are about. */
export function formTexts({ shell, step_up, passkey }: AdminTexts): FormTexts {
  return { unreachable: shell.unreachable, untouched: passkey.untouched, step_up };
}

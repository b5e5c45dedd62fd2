import type { AdminTexts } from "@/messages/admin/texts";

const names = [
  "supplier",
  "new_supplier",
  "new_name",
  "currency",
  "lead_days",
  "lead_days_hint",
  "cutoff",
  "no_suppliers",
  "file",
  "file_hint",
  "send",
  "cancel",
  "sending",
  "packing",
  "no_file",
  "no_supplier",
  "stopped",
  "drop",
  "small_only",
  "too_large",
] as const;

/** The texts of the form that takes a list; the room has many more, which the browser need not have. */
export type UploadWords = Pick<AdminTexts["imports"], (typeof names)[number]> & { unreachable: string };

export function uploadWords({ imports, shell }: AdminTexts): UploadWords {
  const picked = Object.fromEntries(names.map((name) => [name, imports[name]]));
  return { ...(picked as Pick<AdminTexts["imports"], (typeof names)[number]>), unreachable: shell.unreachable };
}

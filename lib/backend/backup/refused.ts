/** Why a backup or a restore is not done. Each has a sentence in the messages, `backup.refused`. */
export const refusals = [
  "usage",
  "unknown_option",
  "exists",
  "cannot_write",
  "no_shop",
  "cannot_read",
  "not_a_backup",
  "damaged",
  "foreign_names",
  "newer_format",
  "newer_shop",
  "in_use",
  "not_empty",
  "foreign_tables",
] as const;

export type Refusal = (typeof refusals)[number];

/** The backup or the restore is refused, and nothing has changed; `values` fill the sentence of `code`. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
  readonly code: Refusal;
  readonly values: Record<string, string>;

  constructor(code: Refusal, values: Record<string, string> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}

/**
 * The account as people of its country write it: a Czech IBAN as `19-2000145399/0800` (prefix and leading zeros only where
 * there are any). `null` for other countries, which write the IBAN itself.
 */
export function czechAccount(iban: string): string | null {
  const [, bank, prefix, number] = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/.exec(iban.replace(/\s/g, "")) ?? [];
  if (bank === undefined || prefix === undefined || number === undefined) return null;
  const own = number.replace(/^0+/, "");
  return `${Number(prefix) ? `${Number(prefix)}-` : ""}${own}/${bank}`;
}

/** An IBAN in groups of four, which is how it is read aloud and compared. */
export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1 ");
}

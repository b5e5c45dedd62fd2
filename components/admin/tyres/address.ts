/** The address of the list of tyres. Empty values are left out. */
export function tyresAddress(query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? "/admin/tyres" : `/admin/tyres?${new URLSearchParams(given)}`;
}

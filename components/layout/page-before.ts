/** The part of the Navigation API that is used here; not every browser has it, and the types do not know it yet. */
type Navigation = { currentEntry: { index: number } | null; entries(): { url: string | null }[] };

/**
 * Path of the page that this tab showed before, if that was one of this shop's.
 * @returns null where there was none, or where the browser does not tell
 */
export function pathBefore(): string | null {
  const { navigation } = window as unknown as { navigation?: Navigation };
  const index = navigation?.currentEntry?.index ?? 0;
  const url = index > 0 ? navigation?.entries()[index - 1]?.url : null;
  return url ? new URL(url).pathname : null;
}

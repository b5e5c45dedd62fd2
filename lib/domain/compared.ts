/** So many tyres are laid side by side at most. */
export const mostCompared = 4;

/**
 * The ids of tyres in a text: whole positive numbers divided by commas, each once. Anything else is passed over.
 * @param text as in an address (`12,7,30`)
 */
export function readIds(text: string): number[] {
  const ids = text
    .split(",")
    .filter((part) => /^\s*[1-9]\d{0,8}\s*$/.test(part))
    .map(Number);
  return [...new Set(ids)];
}

/** A word with doubled letters written once: people double them too often or not at all (`hakkapelita`). */
export const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, "$1");

/**
 * Are two words one slip of the keyboard apart: a letter missing, one too many, a wrong one, or two neighbours swapped?
 * Linear in their length. Equal words are not apart.
 */
export function oneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  if (at === short.length) return false;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}

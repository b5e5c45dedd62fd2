// Kept in a constant: it is called millions of times, and under jest each access to a global takes as long as the call.
const { imul } = Math;

/**
 * A number in [0, 1) that always comes out the same for the same words: the generator's randomness. FNV-1a with the finishing
 * steps of MurmurHash3, so that words that differ in one letter give unrelated numbers.
 */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = words.join("|");
  for (let place = 0; place < text.length; place += 1) hash = imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** One of `list`, always the same one for the same words. */
export function pick<Item>(list: readonly [Item, ...Item[]], ...words: (string | number)[]): Item {
  return list[Math.floor(chance(...words) * list.length)] ?? list[0];
}

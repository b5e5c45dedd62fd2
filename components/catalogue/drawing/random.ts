/** Mixes a text into 32 bits (a MurmurHash3-like round per character). */
function mix(text: string): number {
  let hash = 1779033703;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return hash;
}

/**
 * A repeatable source of numbers: the same seed gives the same sequence on every machine.
 * @param seed any text
 * @returns a function giving the next number in [0, 1)
 */
export function seededRandom(seed: string): () => number {
  let hash = mix(seed);
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return (hash >>> 0) / 4294967296;
  };
}

/** The choices a drawing makes from one seed. */
export type Dice = {
  /** A number between `low` and `high`. */
  between: (low: number, high: number) => number;
  /** One of the choices, each as likely as the others; name one twice to make it likelier. */
  pick: <Choice>(first: Choice, ...rest: Choice[]) => Choice;
};

/**
 * Dice that always fall the same way for the same seed.
 * @param seed any text
 */
export function seededDice(seed: string): Dice {
  const next = seededRandom(seed);
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (first, ...rest) => {
      const index = Math.floor(next() * (rest.length + 1));
      return index === 0 ? first : (rest[index - 1] ?? first);
    },
  };
}

/**
 * A short id for use inside one document, letters and digits only, starting with a letter.
 * @param parts texts that together tell this drawing from others
 */
export function drawingId(...parts: string[]): string {
  return `t${(mix(parts.join("\u0000")) >>> 0).toString(36)}`;
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const surprises: unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  "",
  " ",
  "NaN",
  "-0",
  "\u0000",
  "\ud800",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "../../etc/passwd",
  "2026-02-30 25:61:00",
  "9".repeat(400),
  "ž".repeat(10_000),
  [],
  {},
  [[]],
  [null],
  { data: null },
  { amount: null, currency: "XXX" },
];

const names = ["data", "__proto__", "constructor", "length", "toString", "id", "items", ""];

/** The answer with some of its values replaced, left out, repeated or renamed, and now and then cut off or preceded by noise. */
export function randomMess(body: unknown, random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const chance = (part: number) => random() < part;
  const spoil = (value: unknown): unknown => {
    if (chance(0.12)) return pick(surprises);
    if (Array.isArray(value)) {
      const kept = value.filter(() => !chance(0.1)).map(spoil);
      return chance(0.1) ? [...kept, ...kept, pick(surprises)] : kept;
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
        if (chance(0.1)) return [];
        return [[chance(0.05) ? (pick(names) ?? key) : key, spoil(field)]];
      }),
    );
  };
  const text = JSON.stringify(body === undefined ? pick(surprises) : spoil(body)) ?? "";
  if (chance(0.05)) return text.slice(0, Math.floor(random() * text.length));
  return chance(0.03) ? `\ufeff)]}',\n${text}` : text;
}

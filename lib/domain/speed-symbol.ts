/** Speed symbols from the slowest to the fastest, with their highest speed in km/h (ETRTO). */
const speeds = [
  ["A1", 5],
  ["A2", 10],
  ["A3", 15],
  ["A4", 20],
  ["A5", 25],
  ["A6", 30],
  ["A7", 35],
  ["A8", 40],
  ["B", 50],
  ["C", 60],
  ["D", 65],
  ["E", 70],
  ["F", 80],
  ["G", 90],
  ["J", 100],
  ["K", 110],
  ["L", 120],
  ["M", 130],
  ["N", 140],
  ["P", 150],
  ["Q", 160],
  ["R", 170],
  ["S", 180],
  ["T", 190],
  ["U", 200],
  ["H", 210], // out of alphabetical order: H was there before the letters around it were given speeds
  ["V", 240],
  ["W", 270],
  ["Y", 300],
  ["(Y)", 300], // above 300 km/h; how far above, only the maker says
] as const;

export type SpeedSymbol = (typeof speeds)[number][0];

/** Every symbol, from the slowest to the fastest. */
export const speedSymbols: readonly SpeedSymbol[] = speeds.map(([symbol]) => symbol);

/** The symbols found on tyres of cars, SUVs and vans, from the slowest to the fastest: what a filter offers. */
export const roadSpeedSymbols: readonly SpeedSymbol[] = speedSymbols.slice(speedSymbols.indexOf("N"));

/** Is `text` a speed symbol (upper case)? */
export function isSpeedSymbol(text: string): text is SpeedSymbol {
  return (speedSymbols as readonly string[]).includes(text);
}

/** The highest speed in km/h; for `(Y)` the 300 it exceeds; `null` for an unknown symbol. */
export function maxSpeedKmh(symbol: string): number | null {
  return speeds.find(([known]) => known === symbol)?.[1] ?? null;
}

/** The place of a symbol in the order of speeds (a faster one is greater: "at least H"); `null` for an unknown one. */
export function speedRank(symbol: string): number | null {
  const rank = speeds.findIndex(([known]) => known === symbol);
  return rank < 0 ? null : rank;
}

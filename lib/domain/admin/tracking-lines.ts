/** A number by which a carrier knows a parcel: letters and digits, at least six of them. */
const isTracking = (word: string) => /^[\w./-]{6,40}$/.test(word) && /\d{3}/.test(word);

/** One line that was pasted: the words of ten digits in it, any of which may be an order's number, and what may be a parcel's. */
export type TrackingLine = { line: number; text: string; numbers: string[]; words: string[] };

/** Reads columns that were pasted from a carrier's table, whatever divides them; empty lines are left out. */
export function trackingLines(text: string): TrackingLine[] {
  return text.split(/\r\n?|\n/).flatMap((row, at) => {
    const words = row
      .split(/[\s;,|"']+/)
      .map((word) => word.trim())
      .filter(Boolean);
    if (words.length === 0) return [];
    const numbers = words.filter((word) => /^\d{10}$/.test(word));
    return [{ line: at + 1, text: row.trim().slice(0, 200), numbers, words: words.filter(isTracking) }];
  });
}

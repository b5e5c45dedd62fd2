/** The value of a JSON text; `undefined` for an empty text and for one that is no JSON: what reads it says what it misses. */
export function jsonOf(text: string): unknown {
  try {
    return text.trim() === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

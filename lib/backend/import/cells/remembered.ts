/** Texts that are remembered; beyond that it begins anew. */
const most = 4000;

/** A pure function of a text that remembers its answers: a list says the same few hundred names tens of thousands of times. */
export function remembered<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = of(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}

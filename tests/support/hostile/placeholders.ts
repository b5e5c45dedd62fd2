/**
 * Generated requests name what only a running shop knows by a placeholder in guillemets: `«my order.token»`. So a case can
 * be read, shrunk and repeated by its seed, whatever ids the database has given out.
 */
export type Known = (name: string) => unknown;

/** Every placeholder of a tree replaced by what it stands for; one that stands for nothing yet stays as it is written. */
export function filledIn(tree: unknown, known: Known): unknown {
  if (typeof tree === "string") return /^«(?!raw:).*»$/s.test(tree) ? (known(tree.slice(1, -1)) ?? tree) : tree;
  if (Array.isArray(tree)) return tree.map((part) => filledIn(part, known));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, filledIn(value, known)]));
}

/** A tree as JSON; `«raw:1e309»` becomes those very characters, which no JavaScript value writes. */
export function jsonOf(tree: unknown): string {
  return (JSON.stringify(tree) ?? "").replace(/"«raw:([^»"\\]*)»"/g, "$1");
}

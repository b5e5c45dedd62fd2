import { namedFields } from "@/lib/backend/import/columns/recognise";
import type { XmlNode } from "@/lib/backend/import/file/xml/feed-parser";
import { flatten } from "@/lib/backend/import/file/xml/flatten";

type Candidate = { path: readonly string[]; count: number; named: number };

/** Elements of one path that are looked into. */
const lookedInto = 20;

/**
 * Finds the element that a feed repeats for each tyre: the one whose own columns name the most fields; among equals the
 * one there are most of, then the innermost.
 * @returns the names of elements from the outermost to that one; `undefined` where nothing looks like a tyre
 */
export function findItem(root: XmlNode): string[] | undefined {
  const candidates = new Map<string, Candidate>();
  const visit = (node: XmlNode, above: readonly string[]) => {
    const path = [...above, node.name];
    const key = path.join(" ");
    const known = candidates.get(key) ?? { path, count: 0, named: 0 };
    known.count += 1;
    if (known.count <= lookedInto && node.children.length + Object.keys(node.attributes).length > 1) {
      known.named = Math.max(known.named, namedFields([...flatten(node, true).keys()]).size);
    }
    candidates.set(key, known);
    for (const child of node.children) visit(child, path);
  };
  visit(root, []);
  const [best] = [...candidates.values()]
    .filter(({ named }) => named >= 2)
    .sort((one, other) => other.named - one.named || other.count - one.count || other.path.length - one.path.length);
  return best && [...best.path];
}

import type { Source } from "./imports";
import { importsOf } from "./imports";
import { type Room, roomOf } from "./room-table";

type Edges = Map<string, Set<string>>;

/** Which rooms import which others, as the files really do. */
function roomEdges(files: readonly Source[], rooms: readonly Room[]): Edges {
  const edges: Edges = new Map();
  for (const { from, to } of files.flatMap(importsOf)) {
    const [mine, theirs] = [roomOf(from, rooms)?.path, roomOf(to, rooms)?.path];
    if (!mine || !theirs || mine === theirs) continue;
    edges.set(mine, (edges.get(mine) ?? new Set()).add(theirs));
  }
  return edges;
}

/** Can one room be reached from another without the arrow that leads there directly? */
function isReached(from: string, to: string, edges: Edges): boolean {
  const seen = new Set<string>();
  const open = [...(edges.get(from) ?? [])].filter((next) => next !== to);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(edges.get(next) ?? []));
  }
  return false;
}

/**
 * The rooms as a Mermaid flowchart: an arrow for each room that imports another, but for arrows that a chain of others
 * already says.
 */
export function roomPicture(files: readonly Source[], rooms: readonly Room[]): string {
  const edges = roomEdges(files, rooms);
  const names = [...new Set([...edges].flatMap(([from, to]) => [from, ...to]))].sort();
  const id = (name: string) => `r${names.indexOf(name)}`;
  const arrows = names.flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .sort()
      .filter((to) => !isReached(from, to, edges))
      .map((to) => `  ${id(from)} --> ${id(to)}`),
  );
  const label = (name: string) => name.replace("<noun>", "‹noun›");
  return ["flowchart TB", ...names.map((name) => `  ${id(name)}["${label(name)}"]`), ...arrows].join("\n");
}

const fence = /(<!-- rooms -->\n```mermaid\n)([\s\S]*?)(\n```)/;

/** The picture in a README. @throws Error for a README without a place for it */
export function pictureIn(readme: string): string {
  const found = fence.exec(readme)?.[2];
  if (found === undefined) throw new Error("The README has no place for the picture of the rooms.");
  return found;
}

/** A README with the picture replaced. */
export function withPicture(readme: string, picture: string): string {
  return readme.replace(fence, (_all, before: string, _old: string, after: string) => `${before}${picture}${after}`);
}

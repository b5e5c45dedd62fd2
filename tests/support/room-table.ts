import type { Import, Source } from "./imports";
import { importsOf } from "./imports";

/** A row of the README's table of rooms. */
export type Room = {
  /** A folder or file from the root; `<noun>` at its end stands for any folder there that has no row of its own. */
  path: string;
  /** Rooms it may import; `except`: all but those. */
  may: { only: string[] } | { except: string[] };
};

const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

/**
 * Reads the table of rooms.
 * @throws Error for a README without one
 */
export function readRooms(readme: string): Room[] {
  const rows = readme
    .split("\n")
    .filter((line) => /^\| `(?:app|components|lib|messages|middleware|instrumentation)/.test(line));
  if (rows.length === 0) throw new Error("The README has no table of rooms.");
  return rows.flatMap((row) => {
    const [, rooms = "", , rule = ""] = row.split("|").map((cell) => cell.trim());
    const may = rule.startsWith("everything but") ? { except: named(rule) } : { only: named(rule) };
    return named(rooms).map((path) => ({ path, may }));
  });
}

/** Does a path lie in a room? A room with `<noun>` is one room for each noun, here: any of them. */
const liesIn = (path: string, room: string) => {
  const base = room.replace(/\/<noun>$/, "");
  return (
    path === base || path.startsWith(`${base}/`) || path.replace(/\.(tsx?|mjs)$/, "") === base.replace(/\.ts$/, "")
  );
};

/** The room of a path: the one with the longest name that it lies in. */
export function roomOf(path: string, rooms: readonly Room[]): Room | undefined {
  return rooms
    .filter((room) => liesIn(path, room.path))
    .toSorted((a, b) => b.path.replace("/<noun>", "").length - a.path.replace("/<noun>", "").length)[0];
}

/** Which noun a path belongs to in a room with one folder for each. */
const nounOf = (path: string, { path: room }: Room) =>
  room.endsWith("/<noun>") ? path.slice(room.length - "<noun>".length).split("/")[0] : "";

function isAllowed({ from, to }: Import, rooms: readonly Room[]): boolean {
  const [mine, theirs] = [roomOf(from, rooms), roomOf(to, rooms)];
  if (!mine || !theirs) return mine !== undefined;
  if (mine === theirs) return nounOf(from, mine) === nounOf(to, mine) || allows(mine, mine);
  return allows(mine, theirs);
}

function allows({ may }: Room, theirs: Room): boolean {
  const covers = (name: string) => theirs.path === name || theirs.path.startsWith(`${name}/`);
  return "only" in may ? may.only.some(covers) : !may.except.some(covers);
}

/** Is it a path of the project's own? */
const own = (to: string) => /^(app|components|lib|messages|middleware|instrumentation)(\/|$)/.test(to);

/** Imports that the table does not allow, as `room: from:line → to`; sources without a room. */
export function brokenRooms(files: readonly Source[], rooms: readonly Room[]): string[] {
  const homeless = files.filter(({ path }) => !roomOf(path, rooms)).map(({ path }) => `no room: ${path}`);
  const broken = files
    .flatMap(importsOf)
    .filter((entry) => own(entry.to) && !isAllowed(entry, rooms))
    .map((entry) => `${roomOf(entry.from, rooms)?.path}: ${entry.from}:${entry.line} → ${entry.to}`);
  return [...homeless, ...broken];
}

/** Rings of folders: of each folder below `base`, as the imports between their files make them. */
export function folderRings(files: readonly Source[], base: string): string[] {
  const folder = (path: string) => (path.startsWith(`${base}/`) ? path.slice(base.length + 1).split("/") : []);
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of files.flatMap(importsOf)) {
    const [[mine, inMine], [theirs, inTheirs]] = [folder(from), folder(to)];
    if (!mine || !theirs || inMine === undefined || inTheirs === undefined || mine === theirs) continue;
    edges.set(mine, (edges.get(mine) ?? new Set()).add(theirs));
  }
  const done = new Set<string>();
  const rings: string[] = [];
  const visit = (name: string, trail: string[]) => {
    const at = trail.indexOf(name);
    if (at >= 0) rings.push([...trail.slice(at), name].join(" → "));
    if (at >= 0 || done.has(name)) return;
    for (const next of edges.get(name) ?? []) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of edges.keys()) visit(name, []);
  return rings;
}

import { hasRight, type StaffRight } from "@/lib/domain/admin/rights";

type Entry = {
  room: string;
  right: StaffRight | readonly StaffRight[];
  /** The letter that leads there after `g`. */
  key?: string;
  /** The room beside which it stands; it is not in the strip itself. */
  beside?: string;
};

/** The rooms of the office, each with who may enter it. */
export const rooms = [
  { room: "orders", right: ["orders", "money"], key: "o" },
  { room: "to-order", right: "orders", key: "t" },
  { room: "shipping", right: "orders", key: "s" },
  { room: "returns", right: "orders", key: "w" },
  { room: "messages", right: "orders", key: "c" },
  { room: "reviews", right: "orders", key: "r" },
  { room: "imports", right: "catalogue", key: "i" },
  { room: "suppliers", right: "catalogue", beside: "imports" },
  { room: "prices", right: "catalogue", key: "p" },
  { room: "tyres", right: "catalogue", key: "y" },
  { room: "patterns", right: "catalogue", beside: "tyres" },
  { room: "brands", right: "catalogue", beside: "tyres" },
  { room: "demand", right: "catalogue", key: "d", beside: "tyres" },
  { room: "staff", right: "owner" },
  { room: "log", right: "owner" },
] as const satisfies readonly Entry[];

/** A room of the office; `me` is everybody's own. */
export type Room = (typeof rooms)[number]["room"] | "me";

const entries: readonly (Entry & { room: Room })[] = rooms;

/** What the strip shows to somebody with these rights. */
export const openRooms = (rights: readonly StaffRight[]): Room[] =>
  entries.filter(({ right, beside }) => !beside && hasRight(rights, right)).map(({ room }) => room);

/** The room of the strip under which a room stands. */
export const stripRoom = (room: Room | null): string | null =>
  entries.find((entry) => entry.room === room)?.beside ?? room;

/** The rooms that stand beside a room, itself among them; none where it stands alone. */
export function besideRooms(room: Room | null): Room[] {
  const first = stripRoom(room);
  const together = entries.filter((entry) => entry.room === first || entry.beside === first);
  return together.length > 1 ? together.map((entry) => entry.room) : [];
}

/** Where `g` and a letter lead. */
export const roomKeys: ReadonlyMap<string, string> = new Map([
  ...entries.flatMap(({ room, key }) => (key ? [[key, `/admin/${room}`] as const] : [])),
  ["m", "/admin/me"],
]);

/** The address of the first room that somebody with these rights may enter. */
export const firstRoom = (rights: readonly StaffRight[]): string => `/admin/${openRooms(rights)[0] ?? "me"}`;

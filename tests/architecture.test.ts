import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { brokenFiles, brokenImports, importCycles } from "./support/import-rules";
import { sources, styleSheets } from "./support/imports";
import { pictureIn, roomPicture } from "./support/room-picture";
import { brokenRooms, folderRings, type Room, readRooms } from "./support/room-table";

const files = sources();
const readme = readFileSync("README.md", "utf8");
const rooms = readRooms(readme);
const file = (path: string, text: string) => [{ path, text }];

describe("architecture", () => {
  it("reads the project's own files", () => {
    expect(files.length).toBeGreaterThan(200);
  });
  it("every file has a room in the README's table, and imports what its row says", () => {
    expect(brokenRooms(files, rooms)).toEqual([]);
  });
  it("the picture in the README is what the imports draw (npm run rooms)", () => {
    expect(pictureIn(readme)).toBe(roomPicture(files, rooms));
  });
  it("folders of lib/backend form no ring", () => {
    expect(folderRings(files, "lib/backend")).toEqual([]);
  });
  it("no import breaks a rule that the table cannot say", () => {
    expect(brokenImports(files)).toEqual([]);
  });
  it("imports form no ring", () => {
    expect(importCycles(files)).toEqual([]);
  });
  it("no file breaks a rule of names, length or settings", () => {
    expect(brokenFiles([...files, ...styleSheets()])).toEqual([]);
  });
});

/** A file of a room, and one that it may not import. */
function breaking({ path, may }: Room): [path: string, target: string] {
  const own = path.replace("<noun>", "cart");
  const from = path.endsWith(".ts") ? own : `${own}/x.ts`;
  return [from, "only" in may ? "app/page" : `${may.except[0]}/x`];
}

describe("each row of the table sees what breaks it", () => {
  it.each(rooms.map((room): [string, Room] => [room.path, room]))("%s", (_path, room) => {
    const [from, target] = breaking(room);
    expect(brokenRooms(file(from, `import { a } from "@/${target}";`), rooms)).toEqual([
      `${room.path}: ${from}:1 → ${target}`,
    ]);
  });
  it.each([
    ["a feature imports another", "components/cart/x.tsx", "components/catalogue/row"],
    ["the kernel imports a noun", "lib/backend/kernel/x.ts", "lib/backend/cart/handlers"],
    ["mail imports a noun", "lib/backend/mail/x.ts", "lib/backend/order/load-order"],
    ["a pure rule asks the contract", "lib/domain/x.ts", "lib/contract/cart"],
    ["a component asks the page host", "components/cart/x.tsx", "lib/host/main"],
  ])("%s", (_name, from, target) => {
    expect(brokenRooms(file(from, `import { a } from "@/${target}";`), rooms)).toHaveLength(1);
  });
  it("a file without a room", () => {
    expect(brokenRooms(file("lib/elsewhere/x.ts", ""), rooms)).toEqual(["no room: lib/elsewhere/x.ts"]);
  });
  it("the picture leaves out what a chain of arrows says", () => {
    const three = readRooms("| `lib/a` | | |\n| `lib/b` | | |\n| `lib/c` | | |");
    const chain = [
      { path: "lib/a/x.ts", text: 'import "@/lib/b/x"; import "@/lib/c/x";' },
      { path: "lib/b/x.ts", text: 'import "@/lib/c/x";' },
    ];
    expect(roomPicture(chain, three)).toBe(
      'flowchart TB\n  r0["lib/a"]\n  r1["lib/b"]\n  r2["lib/c"]\n  r0 --> r1\n  r1 --> r2',
    );
  });
  it("a README without a table", () => {
    expect(() => readRooms("# Dezén")).toThrow("The README has no table of rooms.");
  });
});

describe("each other rule sees what breaks it", () => {
  const cases: [rule: string, path: string, text: string][] = [
    ["lib/domain uses no package", "lib/domain/x.ts", 'import { z } from "zod";'],
    ["lib/contract uses no package but zod", "lib/contract/x.ts", 'import { a } from "swr";'],
    ["only the in-process transport imports lib/backend", "lib/api/x.ts", 'const a = await import("@backend/server");'],
    [
      "only the in-process transport imports lib/backend",
      "components/cart/x.tsx",
      'import { a } from "../../lib/backend/server";',
    ],
    ["only lib/backend and lib/runtime touch SQL", "lib/api/x.ts", 'import postgres from "postgres";'],
    [
      "only lib/backend/jobs knows the queue's library",
      "lib/backend/mail/x.ts",
      'import { run } from "graphile-worker";',
    ],
    [
      "only the registry knows the handlers of more than one noun",
      "lib/backend/cart/x.ts",
      'import { a } from "@/lib/backend/order/order-handlers";',
    ],
    [
      "only the admin imports the admin, but for its seams",
      "components/cart/x.tsx",
      'import { a } from "@/lib/domain/admin/rights";',
    ],
    [
      "rooms of the admin never import one another, but for the shell",
      "components/admin/log/x.tsx",
      'import { a } from "../staff/staff-sheet";',
    ],
    [
      "the admin's components ask by lib/api/admin",
      "components/admin/log/x.tsx",
      'import { a } from "@/lib/api/request/form";',
    ],
  ];
  it.each(cases)("%s (%s)", (rule, path, text) => {
    expect(brokenImports(file(path, text))).toContainEqual(expect.stringContaining(`${rule}: ${path}:1`));
  });
  it("folders of lib/backend form no ring", () => {
    const ring = [
      { path: "lib/backend/order/a.ts", text: 'import "@/lib/backend/mail/b";' },
      { path: "lib/backend/mail/b.ts", text: 'import "@/lib/backend/cart/c";' },
      { path: "lib/backend/cart/d.ts", text: 'import type { A } from "@/lib/backend/order/z";' },
    ];
    expect(folderRings(ring, "lib/backend")).toEqual(["order → mail → cart → order"]);
  });
  it("imports form no ring", () => {
    const ring = [
      { path: "lib/a.ts", text: 'import "@/lib/b";' },
      { path: "lib/b.ts", text: 'export { c } from "./c";' },
      { path: "lib/c.ts", text: 'import type { A } from "@/lib/a";' },
    ];
    expect(importCycles(ring)).toEqual(["lib/a.ts → lib/b.ts → lib/c.ts → lib/a.ts"]);
  });
  it.each([
    ["only lib/config reads process.env", "lib/api/x.ts", "const a = process.env.PORT;"],
    ["SQL takes its values as parameters", "lib/backend/cart/x.ts", "await sql.unsafe(text + id);"],
    ["SQL takes its values as parameters", "lib/backend/cart/x.ts", "db.execute(sql.raw(text));"],
    [
      "nothing outside lib/backend/payments compares a payment method's name",
      "components/order/x.tsx",
      'const a = order.payment.id === "card";',
    ],
    ["pages ask pageTime for the clock", "components/layout/footer.tsx", "const year = new Date().getFullYear();"],
    ["only lib/backend/jobs knows the queue's tables", "lib/backend/shop/x.ts", "select from graphile_worker.jobs"],
    ["no barrels", "components/cart/index.ts", ""],
    ["no drawer without a noun", "lib/utils/x.ts", ""],
    ["no file over 200 lines", "lib/api/x.ts", "\n".repeat(201)],
  ])("%s (%s)", (rule, path, text) => {
    expect(brokenFiles(file(path, text))).toEqual([`${rule}: ${path}`]);
  });
});

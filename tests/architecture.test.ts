import { describe, expect, it } from "@jest/globals";
import { brokenFiles, brokenImports, importCycles } from "./support/import-rules";
import { sources } from "./support/imports";

const files = sources();
const file = (path: string, text: string) => [{ path, text }];

describe("architecture", () => {
  it("reads the project's own files", () => {
    expect(files.length).toBeGreaterThan(200);
  });
  it("no import breaks a rule", () => {
    expect(brokenImports(files)).toEqual([]);
  });
  it("imports form no ring", () => {
    expect(importCycles(files)).toEqual([]);
  });
  it("no file breaks a rule of names, length or settings", () => {
    expect(brokenFiles(files)).toEqual([]);
  });
});

describe("each rule sees what breaks it", () => {
  const cases: [rule: string, path: string, text: string][] = [
    ["lib/domain imports nothing outside lib/domain", "lib/domain/x.ts", 'import { z } from "zod";'],
    ["lib/contract imports lib/domain and zod only", "lib/contract/x.ts", 'import { a } from "@/lib/config";'],
    [
      "lib/markdown imports lib/domain and the libraries of markdown only",
      "lib/markdown/x.ts",
      'import { a } from "@/components/ui/link";',
    ],
    ["only the in-process carrier imports lib/backend", "lib/api/x.ts", 'const a = await import("@backend/server");'],
    [
      "only the in-process carrier imports lib/backend",
      "components/cart/x.tsx",
      'import { a } from "../../lib/backend/server";',
    ],
    ["only lib/backend touches SQL", "lib/api/x.ts", 'import postgres from "postgres";'],
    [
      "lib/backend does not import pages, components or the client of its own API",
      "lib/backend/x.ts",
      'import { a } from "@/lib/api/transport/call";',
    ],
    ["components/ui knows no feature", "components/ui/x.tsx", 'import { a } from "@/lib/contract/cart";'],
    [
      "feature folders of components never import one another",
      "components/cart/x.tsx",
      'import { a } from "@/components/catalogue/row";',
    ],
    ["nobody imports app", "components/cart/x.tsx", 'import { a } from "@/app/page";'],
    [
      "components never call the server's carriers",
      "components/cart/x.tsx",
      'import { a } from "@/lib/api/transport/http";',
    ],
  ];
  it.each(cases)("%s (%s)", (rule, path, text) => {
    expect(brokenImports(file(path, text))).toContainEqual(expect.stringContaining(`${rule}: ${path}:1`));
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
    ["no barrels", "components/cart/index.ts", ""],
    ["no drawer without a noun", "lib/utils/x.ts", ""],
    ["no file over 200 lines", "lib/api/x.ts", "\n".repeat(201)],
  ])("%s (%s)", (rule, path, text) => {
    expect(brokenFiles(file(path, text))).toEqual([`${rule}: ${path}`]);
  });
});

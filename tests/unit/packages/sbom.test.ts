import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { z } from "zod";

/** What CycloneDX 1.5 asks for and we rely on. Source: https://cyclonedx.org/docs/1.5/json/ */
const bom = z.object({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.5"),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  version: z.int().positive(),
  metadata: z.object({
    component: z.object({
      type: z.literal("application"),
      name: z.literal("dezen"),
      purl: z.string().startsWith("pkg:npm/dezen@"),
    }),
  }),
  components: z.array(
    z.object({
      type: z.literal("library"),
      name: z.string(),
      version: z.string(),
      "bom-ref": z.string(),
      purl: z.string().startsWith("pkg:npm/"),
      hashes: z.array(z.object({ alg: z.literal("SHA-512"), content: z.string().regex(/^[0-9a-f]{128}$/) })).optional(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

type Locked = { version: string; dev?: boolean; devOptional?: boolean; integrity?: string };
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const named = (path: string, { version }: Locked) => `${path.slice(path.lastIndexOf("node_modules/") + 13)}@${version}`;
const running = Object.entries(lock.packages).filter(
  ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
);

let printed: string;
let read: z.infer<typeof bom>;

beforeAll(() => {
  printed = execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8", maxBuffer: 2 ** 26 });
  read = bom.parse(JSON.parse(printed));
});

describe("npm run --silent sbom", () => {
  it("names everything that the shop runs on, at the locked versions, and nothing that only development needs", () => {
    const names = read.components.map(({ name, version }) => `${name}@${version}`);
    expect(new Set(names)).toEqual(new Set(running.map(([path, entry]) => named(path, entry))));
    const bare = read.components.map(({ name }) => name);
    for (const name of ["next", "react", "react-dom", "postgres", "stripe", "tsx"]) expect(bare).toContain(name);
    for (const name of ["jest", "typescript", "playwright", "@biomejs/biome"]) expect(bare).not.toContain(name);
  });

  it("names each package once, and depends on what it names only", () => {
    const refs = read.components.map((component) => component["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    const known = new Set([...refs, ...read.dependencies.map(({ ref }) => ref)]);
    expect(read.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([]);
  });

  it("gives the hash of every package of which the lock file knows it", () => {
    const known = new Set(running.filter(([, { integrity }]) => integrity).map(([path, entry]) => named(path, entry)));
    const without = read.components.filter(({ hashes }) => !hashes?.length);
    expect(without.map(({ name, version }) => `${name}@${version}`).filter((name) => known.has(name))).toEqual([]);
  });

  it("tells nothing of the machine: no folder, no host", () => {
    for (const place of [process.cwd(), process.env.HOME ?? "/root", tmpdir()])
      expect(printed).not.toContain(`"${place}`);
    const hosts = printed.match(/[a-z+]+:\/\/[^/"]+/g) ?? [];
    expect([...new Set(hosts)]).toEqual(["http://cyclonedx.org"]);
    expect(printed).not.toMatch(/file:|localhost/);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { importsOf } from "@/tests/support/imports";
import { HostClient } from "@/tests/support/plain-host/client";
import { startPlainHost } from "@/tests/support/plain-host/server";

const folder = "tests/support/plain-host";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

describe("the host is of another hand", () => {
  it("it imports Node and itself, nothing of the shop", () => {
    const foreign = files.flatMap((name) =>
      importsOf({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") })
        .filter(({ to }) => !to.startsWith("node:") && !to.startsWith(`${folder}/`))
        .map(({ from, to }) => `${from} → ${to}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(foreign).toEqual([]);
  });
  it("it knows six tyres, or takes any id when told so", async () => {
    const [strict, open] = await Promise.all([
      startPlainHost({ shape: "bare" }),
      startPlainHost({ shape: "bare", anyProduct: true }),
    ]);
    const add = async (url: string, id: unknown) =>
      (await new HostClient(url).send("POST /cart/items", { product_id: id })).status;
    expect([await add(strict.url, 20_541), await add(strict.url, "A-1003")]).toEqual([404, 200]);
    expect([await add(open.url, 20_541), await add(open.url, "A-1003")]).toEqual([200, 200]);
    await Promise.all([strict.close(), open.close()]);
  });
});

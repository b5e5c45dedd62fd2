import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newBuyer } from "../support/buyer";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

const root = process.cwd();
const dataDir = mkdtempSync(join(tmpdir(), "dezen-remote-"));
const copy = join(root, "tests/.output/storefront");

let host: ShopProcess;
let storefront: ShopProcess;

/** A copy of the project without the embedded API; its packages are hard links. */
function copyWithoutBackend(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
  for (const file of files.filter((path) => !/^(lib\/backend|tests)\//.test(path) && existsSync(path))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  execFileSync("cp", ["-al", join(root, "node_modules"), join(copy, "node_modules")]);
}

/** A browser's cookies, and what its pages send. */
function newVisitor(url: string) {
  const jar = new Map<string, string>();
  async function go(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...jar].filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
    const headers = { "accept-language": "cs", cookie: cookie.join("; "), ...init.headers };
    const response = await fetch(`${url}${path}`, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  }
  return {
    jar,
    ask: (path: string) => go(path),
    send: (path: string, body: unknown = {}) =>
      go(`/api/v1${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify(body),
      }),
  };
}

beforeAll(async () => {
  const hostPort = await freePort();
  host = await startShop({
    cwd: root,
    port: hostPort,
    env: { DATA_DIR: dataDir, DATABASE_URL: "", API_HOST: "", SMTP_URL: "" },
  });
  copyWithoutBackend();
  const env = { API_HOST: host.url, DATABASE_URL: "", DATA_DIR: join(dataDir, "storefront") };
  const build = spawnSync(process.execPath, ["lib/host/start.mjs", "--build"], {
    cwd: copy,
    env: { ...process.env, NODE_OPTIONS: "", ...env },
    encoding: "utf8",
  });
  if (build.status !== 0)
    throw new Error(`The storefront without lib/backend does not build:\n${build.stdout}\n${build.stderr}`);
  storefront = await startShop({ cwd: copy, port: await freePort(), env });
}, 600_000);

afterAll(async () => {
  await storefront?.stop();
  await host?.stop();
  rmSync(copy, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("a storefront built with API_HOST and without lib/backend", () => {
  it("has no embedded API on its disk", () => {
    expect(existsSync(join(copy, "lib/backend"))).toBe(false);
  });
  it("serves a listing from the remote host", async () => {
    const list = await newBuyer(host.url).call(
      "GET",
      "/products?category=car-winter&width=205&profile=55&rim=16&commercial=0",
    );
    const first = (list.body.data as { pattern: string; paths: { cs: string } }[])[0];
    const response = await fetch(`${storefront.url}/cs/zimni-pneumatiky/205-55-r16`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(first?.pattern);
    expect(html).toContain(`href="${first?.paths.cs}"`);
  });
  it("has the host count each shopper's address for its limits, not the storefront's own", async () => {
    const track = async (address: string, number: number) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      const body = JSON.stringify({ number: String(number), email: "nobody@post.example" });
      return (await fetch(`${storefront.url}/api/v1/orders/track`, { method: "POST", headers, body })).status;
    };
    // Twenty in a quarter of an hour by one address, each for another order.
    for (let asked = 0; asked < 20; asked += 1) expect(await track("192.0.2.1", 2600010001 + asked)).toBe(404);
    expect(await track("192.0.2.1", 2600010021)).toBe(429);
    expect(await track("192.0.2.2", 2600010022)).toBe(404);
  });
  it("answers an unknown product with 404", async () => {
    expect((await fetch(`${storefront.url}/cs/zimni-pneumatiky/zadna-takova`)).status).toBe(404);
  });
  it("puts a tyre into a cart that the remote host keeps", async () => {
    const list = await newBuyer(host.url).call("GET", "/products?in_stock=1");
    const tyre = (list.body.data as { id: number; stock: number }[]).find(({ stock }) => stock >= 4);
    const buyer = newBuyer(storefront.url);
    const added = await buyer.call("POST", "/cart/items", { product_id: tyre?.id, quantity: 4 });
    expect(added.status).toBe(201);
    expect((await buyer.call("GET", "/cart")).body).toMatchObject({ items: [{ product_id: tyre?.id, quantity: 4 }] });
  });
  it("signs in, shows the account and signs out, with the session at the remote host", async () => {
    const person = { email: "jana.vzdalena@post.example", password: "Kola na podzim 17" };
    const body = { ...person, first_name: "Jana", last_name: "Vzdálená", agreement: 1 };
    expect((await newBuyer(host.url).call("POST", "/auth/register", body)).status).toBe(201);
    const visitor = newVisitor(storefront.url);
    const account = () => visitor.ask("/cs/account");
    expect((await account()).headers.get("location")).toBe("/cs/sign-in?return_to=%2Fcs%2Faccount");

    expect(await visitor.send("/auth/login", { ...person, password: "wrong password" })).toMatchObject({ status: 401 });
    const signedIn = await visitor.send("/auth/login", person);
    expect([signedIn.status, (await signedIn.json()).access_token]).toEqual([200, ""]);
    const { access_token } = JSON.parse(decodeURIComponent(visitor.jar.get("auth_token") ?? "{}"));
    const page = await account();
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(person.email);
    const authorization = `Bearer ${access_token}`;
    const info = () => newBuyer(host.url).call("GET", "/users/info", undefined, { authorization });
    expect((await info()).body).toMatchObject({ email: person.email, last_name: "Vzdálená" });

    expect((await visitor.send("/auth/logout")).status).toBe(204);
    expect(visitor.jar.get("auth_token")).toBe("");
    expect((await account()).headers.get("location")).toBe("/cs/sign-in?return_to=%2Fcs%2Faccount");
    expect((await info()).status).toBe(401);
  });
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { deliveryMinutes, userFormMinutes, wrapExpiring } from "@/lib/domain/expiring";
import { authCookie } from "@/lib/session/auth-cookie";
import { cookieNames } from "../support/cookie-names";
import { files, forAll, made, missing, office, shared } from "../support/route-examples";
import { freePort, type ShopProcess, startShop } from "../support/shop-process";

type CookieName = (typeof cookieNames)[number];

const person = { email: "somebody@post.example", password: "Kola na podzim 17" };
const kept = (data: unknown, minutes: number) => encodeURIComponent(wrapExpiring(data, minutes, new Date()));
const values: Record<CookieName, string> = {
  cart_id: "",
  language: "sk",
  currency: "EUR",
  auth_token: "",
  auth_fresh: "1",
  signed_in: "1",
  social_state: "s".repeat(43),
  userForm: kept({ contact: person, address: { country: "SK" } }, userFormMinutes),
  delivery: kept({ id: "courier" }, deliveryMinutes),
  deliveryaddress: kept({ address: person.email }, deliveryMinutes),
};
const cookieOf = (...names: readonly CookieName[]) => names.map((name) => `${name}=${values[name]}`).join("; ");

const dataDir = mkdtempSync(join(tmpdir(), "dezen-kept-"));
let shop: ShopProcess;
let asked = 0;

/** Asks as somebody with an address of their own, so that no limit counts them together. */
async function read(path: string, cookie = "") {
  asked += 1;
  const headers = { cookie, "x-forwarded-for": `10.1.${asked >> 8}.${asked & 255}` };
  const answer = await fetch(`${shop.url}${path}`, { headers, redirect: "manual" });
  const page = { status: answer.status, etag: answer.headers.get("etag"), text: await answer.text() };
  return { page, headers: answer.headers, how: answer.headers.get("x-page") };
}

/** Puts real cookies of a visitor with a cart, who has just signed in, into the table. */
async function signIn(): Promise<void> {
  const send = async (path: string, body: unknown) => {
    const headers = {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      cookie: cookieOf("cart_id"),
    };
    const answer = await fetch(`${shop.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect([path, answer.ok]).toEqual([path, true]);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name in values) values[name as CookieName] = value;
    }
  };
  const { data } = JSON.parse((await read("/api/v1/products?in_stock=1")).page.text);
  await send("/auth/register", { ...person, first_name: "Jana", last_name: "Nová", agreement: 1 });
  await send("/cart/items", { product_id: data[0].id, quantity: 1 });
  await send("/auth/login", person);
  expect(Object.entries(values).filter(([, value]) => value === "")).toEqual([]);
}

beforeAll(async () => {
  const env = { DATABASE_URL: "", DATA_DIR: dataDir, API_HOST: "", SMTP_URL: "" };
  shop = await startShop({ cwd: process.cwd(), port: await freePort(), env });
  await signIn();
}, 240_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

describe("every route of the build has an example here, on the side the build says", () => {
  const manifest = (name: string) => JSON.parse(readFileSync(join(".next", name), "utf8"));

  it("and none that is not there", () => {
    const routes = Object.values<string>(manifest("app-path-routes-manifest.json"));
    const shown = routes.filter((route) => !route.startsWith("/_"));
    expect(Object.keys({ ...forAll, ...missing, ...shared, ...made, ...office, ...files }).sort()).toEqual(
      [...new Set(shown)].sort(),
    );
  });

  it("and a page that was one for all does not become personal unseen, nor the other way round", () => {
    const prerendered = Object.keys(manifest("prerender-manifest.json").dynamicRoutes);
    expect(prerendered.sort()).toEqual(Object.keys({ ...forAll, ...missing }).sort());
  });
});

describe("a page that is kept is the same to the byte whatever cookies come, and sets none", () => {
  it.each(Object.entries({ ...forAll, ...shared }))("%s", async (_route, path) => {
    await read(path);
    const plain = await read(path);
    expect([plain.page.status, plain.how]).toEqual([200, "hit"]);
    const inEuros = await read(path, cookieOf("currency"));
    if (path.startsWith("/cs")) expect(inEuros.page.text).not.toBe(plain.page.text);
    const others = cookieNames.filter((name) => name !== "currency" && name !== authCookie);
    const visits: [string, typeof plain][] = [
      ...others.map((name): [string, typeof plain] => [cookieOf(name), plain]),
      [cookieOf("auth_token", "auth_fresh"), plain],
      ["color-scheme=dark; theme=dark; country=SK; unknown=1", plain],
      [cookieOf(...others), plain],
      [cookieOf(...cookieNames), inEuros],
    ];
    for (const [cookie, same] of visits) {
      const { page, how, headers } = await read(path, cookie);
      expect([cookie, page]).toEqual([cookie, same.page]);
      expect([how !== null, headers.getSetCookie()]).toEqual([true, []]);
    }
    expect(plain.page.text + inEuros.page.text).not.toContain(person.email);
    // A session that may have to be renewed is seen to first, so this visitor's answer is made.
    expect((await read(path, cookieOf("auth_token"))).how).toBeNull();
  });
});

describe("while nobody works in the shop its office is an address like any other where nothing is", () => {
  const heading = (text: string) => /<h1[^>]*>.*?<\/h1>/.exec(text)?.[0];
  it.each([...Object.entries(office), ["no page", "/admin/nonsense"]] as const)("%s", async (_route, path) => {
    const [nothing, own] = [await read("/cs/nic-takoveho"), await read(path, "language=cs")];
    expect([own.page.status, heading(own.page.text)]).toEqual([404, heading(nothing.page.text)]);
    expect([heading(own.page.text) !== undefined, own.headers.getSetCookie()]).toEqual([true, []]);
  });
});

describe("what is made for its visitor is never kept, and no cache may keep it", () => {
  const extra = { "no language": "/", "a currency to set": "/cs?currency=EUR" };
  const cookies = [
    [],
    ...cookieNames.map((name) => [name]),
    ["auth_token", "auth_fresh"],
    cookieNames,
  ] as CookieName[][];
  it.each(Object.entries({ ...made, ...extra }))("%s", async (_route, path) => {
    for (const names of cookies) {
      const { how, headers } = await read(path, cookieOf(...names));
      expect([names, how, headers.get("cache-control")]).toEqual([
        names,
        null,
        expect.stringMatching(/private|no-store/),
      ]);
    }
  });

  it("though it is really theirs: the account shows who has signed in, the cart what is in it", async () => {
    const cookie = cookieOf(...cookieNames.filter((name) => name !== "currency"));
    expect((await read("/cs/account", cookie)).page.text).toContain(person.email);
    expect(JSON.parse((await read("/api/v1/cart", cookie)).page.text).items).toHaveLength(1);
  });
});

describe("a file that anybody may keep is the same whatever cookies come, and sets none", () => {
  it.each(Object.entries(files))("%s", async (_route, path) => {
    const plain = await read(path);
    const { page, headers } = await read(path, cookieOf(...cookieNames));
    expect(page).toEqual(plain.page);
    expect([page.status, headers.getSetCookie(), headers.get("cache-control")]).toEqual([
      200,
      [],
      expect.stringMatching(/^public/),
    ]);
  });
});

describe("a drawing that pages show is made once, and then sent from memory", () => {
  it.each(["/img/ground/van-summer.svg", "/img/tread/bridgestone-blizzak-6.svg", "/img/label.svg", "/img/wheel.svg"])(
    "%s",
    async (path) => {
      const [first, second, other] = [await read(path), await read(path), await read(`${path}?v=other`)];
      expect([second.how, other.how]).toEqual(["hit", "hit"]);
      expect([second.page, other.page]).toEqual([first.page, first.page]);
      expect(first.page.text).toMatch(/^<svg/);
      expect(second.headers.get("content-security-policy")).toBe("default-src 'none'; style-src 'unsafe-inline'");
      expect(second.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    },
  );

  it("and one that there is not is an empty answer, for no page stands in for a picture", async () => {
    const { page, headers } = await read("/img/tread/bridgestone-nothing.svg");
    expect([page.status, page.text, headers.get("cache-control")]).toEqual([404, "", "public, max-age=60"]);
  });
});

describe("the page for addresses where nothing is, is the same to the byte whatever address and cookies come", () => {
  it.each(["/cs/nic-takoveho", "/cs/404", "/cs/blog/nic", "/cs/auth/nobody", "/foo.php"])("%s", async (path) => {
    const plain = await read("/cs/nic", cookieOf("currency"));
    for (const names of [[], ...cookieNames.map((name) => [name]), cookieNames] as CookieName[][]) {
      const language = path.startsWith("/cs") ? "" : "; language=cs";
      const { page, headers } = await read(
        path,
        `${cookieOf(...names.filter((name) => name !== "language"))}${language}`,
      );
      expect([names, page.status, page.text === plain.page.text]).toEqual([names, 404, true]);
      expect(headers.get("cache-control")).toContain("private");
    }
    expect(plain.page.text).not.toContain(person.email);
  });
});

it("what is not there, and what leads elsewhere, is never kept", async () => {
  for (const path of ["/cs/nic-takoveho", "/cs/winter-tyres", "/cs/zimni-pneumatiky?utm=1&brand=xx"])
    for (let time = 0; time < 2; time += 1) expect([path, (await read(path)).how]).toEqual([path, null]);
});

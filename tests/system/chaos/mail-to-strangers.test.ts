import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import PostalMime from "postal-mime";
import type postgres from "postgres";
import { connectOrStartEmbeddedDatabase } from "@/lib/runtime/embedded-database/start";
import { newBuyer, orderBody } from "../../support/buyer";
import { noteFigures } from "../../support/chaos/figures";
import { connectTo, mailDone, tyresToBuy } from "../../support/chaos/kept-orders";
import { newDataDir, openShop } from "../../support/chaos/shop-scene";
import type { ShopProcess } from "../../support/shop-process";

const dataDir = newDataDir();
let shop: ShopProcess;
let sql: postgres.Sql;
let tyres: number[] = [];

const stranger = "ja.nic@nechci.example";
const sender = { "x-forwarded-for": "203.0.113.66" };
const adverts = ["Levné kotle: https://kotle.example", "www.kotle.example", "kotle-levne.shop"];

beforeAll(async () => {
  shop = await openShop({ DATA_DIR: dataDir, OPEN_ORDERS: "5" });
  sql = connectTo((await connectOrStartEmbeddedDatabase({ dataDir, log: () => {} })).url);
  tyres = await tyresToBuy(shop.url);
}, 240_000);

afterAll(async () => {
  await sql?.end({ timeout: 1 });
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** What the shop has mailed to an address, once all mail is out. */
async function mailsTo(address: string) {
  expect(await mailDone(sql)).toBe(true);
  const folder = join(dataDir, "outbox");
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((each) => each.address?.toLowerCase() === address));
}

/** An order to the stranger's mailbox of a buyer who is invented anew each time: only the e-mail is the same. */
function inventedOrder(n: number, more: object = {}) {
  const { contact, address, ...body } = orderBody(n);
  const phone_number = `+420 602 ${String(100_000 + n)}`;
  // However it is written, it is one mailbox.
  const email = n % 2 ? stranger : stranger.toUpperCase();
  return {
    ...body,
    contact: { ...contact, email, phone_number, ...more },
    address: { ...address, address: `Dlouhá ${n}` },
  };
}

/** Orders a tyre from the sender's address, with a cart of its own. */
async function order(n: number, body: object) {
  const buyer = newBuyer(shop.url);
  await buyer.call("POST", "/cart/items", { product_id: tyres[n % tyres.length], quantity: 1 }, sender);
  const headers = { "idempotency-key": `mail-to-strangers-${n}`, ...sender };
  return buyer.call("POST", "/checkout/create-order", body, headers);
}

const count = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

describe("who has the shop mail somebody that never asked", () => {
  it("with an advertisement as a name is refused in every form, and nothing is mailed", async () => {
    const said: [status: number, errors: unknown][] = [];
    for (const [n, advert] of adverts.entries()) {
      const names = { first_name: advert, last_name: advert };
      const person = { email: stranger, password: "Zimní kola 27", agreement: 1, ...names };
      const message = { name: advert, email: stranger, message: "Dobrý den" };
      const headers = { "idempotency-key": `advert-${n}`, ...sender };
      for (const { status, body } of [
        await order(1000 + n, inventedOrder(1000 + n, names)),
        await newBuyer(shop.url).call("POST", "/auth/register", person, headers),
        await newBuyer(shop.url).call("POST", "/contacts", message, headers),
      ])
        said.push([status, ((body.errors ?? []) as { code: string }[]).map(({ code }) => code)]);
    }
    const twice = [422, ["web_address", "web_address"]];
    expect(said).toEqual(adverts.flatMap(() => [twice, twice, [422, ["web_address"]]]));
    // What is mailed would be seen: somebody orders for themselves.
    expect((await order(2000, orderBody(2000))).status).toBe(201);
    expect(await mailsTo("jana.2000@post.example")).toHaveLength(1);
    const mails = await mailsTo(stranger);
    noteFigures(`${said.length} forms with a link as a name: ${said.length} refused, ${mails.length} mails`);
    expect(mails).toEqual([]);
  }, 120_000);

  it("by 30 orders in their name gets five through, so five mails go there, and none of them leads elsewhere", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 5)
      statuses.push(
        ...(await Promise.all([0, 1, 2, 3, 4].map((more) => order(n + more, inventedOrder(n + more))))).map(
          ({ status }) => status,
        ),
      );
    const mails = await mailsTo(stranger);
    noteFigures(`30 orders: ${count(statuses, 201)} placed, ${count(statuses, 422)} refused, ${mails.length} mails`);
    expect([count(statuses, 201), count(statuses, 422)]).toEqual([5, 25]);
    expect(mails).toHaveLength(5);
    expect(mails.filter(({ text, html }) => /kotle/.test(`${text}${html}`))).toEqual([]);
  }, 120_000);

  it("by 30 messages in their name, of 15 addresses, gets three an hour through, which repeat nothing", async () => {
    const before = (await mailsTo(stranger)).length;
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      const body = { name: "Jana Dvořáková", email: stranger, message: `Levné kotle ${n}: https://kotle.example` };
      const from = { "x-forwarded-for": `203.0.113.${100 + (n % 15)}` };
      statuses.push((await newBuyer(shop.url).call("POST", "/contacts", body, from)).status);
    }
    const mails = await mailsTo(stranger);
    noteFigures(`30 messages: ${count(statuses, 429)} refused, ${mails.length - before} mails`);
    expect(count(statuses, 429)).toBe(27);
    expect(mails.length - before).toBe(3);
    expect(mails.filter(({ text, html }) => /kotle/.test(`${text}${html}`))).toEqual([]);
  }, 120_000);

  it("by 30 links for a new password to an account's owner gets three an hour sent", async () => {
    const owner = "majitelka@post.example";
    const person = { email: owner, password: "Zimní kola 27", first_name: "Jana", last_name: "Malá", agreement: 1 };
    expect((await newBuyer(shop.url).call("POST", "/auth/register", person)).status).toBe(201);
    for (let n = 0; n < 30; n += 1) {
      const from = { "x-forwarded-for": `203.0.113.${100 + (n % 15)}` };
      const { status } = await newBuyer(shop.url).call("POST", "/auth/forgot-password", { email: owner }, from);
      expect(status).toBe(204);
    }
    const mails = await mailsTo(owner);
    noteFigures(`30 asked for, ${mails.length - 1} sent, beside the one that confirms the address`);
    expect(mails).toHaveLength(4);
  }, 120_000);
});

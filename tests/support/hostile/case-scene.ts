import { eq } from "drizzle-orm";
import { makeLink } from "@/lib/backend/account/link";
import { hashPassword } from "@/lib/backend/account/password";
import { database } from "@/lib/backend/kernel/database/connect";
import { account } from "@/lib/backend/kernel/database/schema/account";
import { openSession } from "@/lib/backend/kernel/session/open-session";
import { makeInvitation } from "@/lib/backend/review/invitations";
import { cancelToken } from "@/lib/backend/stock-notice/notices";
import type { Checked } from "@/tests/support/hostile/answer-rules";
import type { HostileShop } from "@/tests/support/hostile/shop";
import type { VisitorName } from "@/tests/support/hostile/steps";

type Order = { id: string; number: string; token: string };
type Visitor = {
  name: VisitorName;
  email: string;
  secret: string;
  accountId: number | null;
  token: string | null;
  cart: string | null;
  /** The version of the cart, as the last answer's ETag had it. */
  version: string;
  orders: Order[];
};

const passwords: Record<VisitorName, string> = {
  guest: "Kola hosta 17",
  anna: "Kola Anny 17",
  boris: "Kola Borise 17",
  stranger: "Kola cizince 17",
};
const hashes = new Map<string, Promise<string>>();
const hashOf = (password: string) => hashes.get(password) ?? hashes.set(password, hashPassword(password)).get(password);

let cases = 0;

/** The people of one case, unknown to every other case, and what they have learnt from the shop so far. */
export function newCaseScene(shop: HostileShop) {
  cases += 1;
  const number = cases;
  const people = new Map<VisitorName, Visitor>();
  /** The order each Idempotency-Key has led to. */
  const keys = new Map<string, string>();

  async function join(name: VisitorName): Promise<Visitor> {
    const known = people.get(name);
    if (known) return known;
    const email = `${name}.${number}@post.example`;
    const person: Visitor = {
      name,
      email,
      secret: `Tajná ${name} ${number}`,
      accountId: null,
      token: null,
      cart: null,
      version: '"0"',
      orders: [],
    };
    people.set(name, person);
    if (name !== "anna" && name !== "boris") return person;
    const now = new Date();
    const row = {
      email,
      passwordHash: await hashOf(passwords[name]),
      firstName: person.secret,
      city: person.secret,
      createdAt: now,
      updatedAt: now,
    };
    const [made] = await database().insert(account).values(row).returning({ id: account.id });
    person.accountId = made?.id ?? 0;
    person.token = (await openSession(database(), person.accountId, now)).access_token;
    return person;
  }

  /** What a visitor's placeholders stand for; links that are mailed are made here, as the mail would. */
  async function knownTo(me: Visitor): Promise<Map<string, unknown>> {
    const others = [...people.values()].filter((person) => person !== me);
    const [mine, theirs] = [me.orders.at(-1), others.flatMap(({ orders }) => orders).at(-1)];
    const known = new Map<string, unknown>(shop.known);
    const set = (entries: Record<string, unknown>) =>
      Object.entries(entries).forEach(([key, value]) => void known.set(key, value));
    set({
      "me.email": me.email,
      "me.secret": me.secret,
      "me.password": passwords[me.name],
      "other.email": others[0]?.email,
    });
    set({ "key one": `key-one-${me.name}-${number}`, "key two": `key-two-${me.name}-${number}` });
    set({ "other key": `key-one-${others[0]?.name}-${number}`, "new email": `new.${number}@post.example` });
    set({ "my order.id": mine?.id, "my order.number": mine?.number, "my order.token": mine?.token });
    set({ "other order.id": theirs?.id, "other order.number": theirs?.number });
    set({ version: me.version, "link to cancel": await cancelToken(database(), me.email) });
    if (mine && shop.delivered.has(mine.id)) set({ invitation: await makeInvitation(database(), mine.id, new Date()) });
    return known;
  }

  async function linksOf(me: Visitor, asked: string): Promise<[string, string][]> {
    if (me.accountId === null) return [];
    const [still] = await database()
      .select({ at: account.deletedAt })
      .from(account)
      .where(eq(account.id, me.accountId));
    if (still?.at) return [];
    const wanted = (["reset", "verify"] as const).filter((purpose) => asked.includes(`«link to ${purpose}»`));
    const made = wanted.map(async (purpose): Promise<[string, string]> => {
      const token = await makeLink(database(), me.accountId ?? 0, purpose, new Date());
      return [`link to ${purpose}`, token];
    });
    return Promise.all(made);
  }

  function learn(me: Visitor, answer: Response, { name, status, body }: Checked): void {
    for (const line of answer.headers.getSetCookie()) me.cart = /^cart_id=([^;]+)/.exec(line)?.[1] ?? me.cart;
    me.version = (name?.includes("/cart") && answer.headers.get("etag")) || me.version;
    if (status >= 300) return;
    if (name === "POST /checkout/create-order") {
      const placed = body as Order;
      if (!me.orders.some(({ id }) => id === placed.id)) me.orders.push(placed);
    }
    if (name === "POST /auth/refresh") me.token = (body as { access_token: string }).access_token;
    if (name === "POST /auth/logout") me.token = null;
  }

  return {
    number,
    people,
    keys,
    join,
    learn,
    /** Everything a step's placeholders may name. */
    known: async (me: Visitor, step: object) =>
      new Map([...(await knownTo(me)), ...(await linksOf(me, JSON.stringify(step)))]),
    /** The headers that a visitor's browser sends with everything. */
    headersOf: (me: Visitor): Record<string, string> => ({
      "accept-language": me.name === "boris" ? "sk" : "cs",
      "x-currency": me.name === "boris" ? "EUR" : "CZK",
      "x-forwarded-for": `10.${(number >> 8) & 255}.${number & 255}.${me.name.length}`,
      ...(me.token && { authorization: `Bearer ${me.token}` }),
      ...(me.cart && me.accountId === null && me.name !== "stranger" && { cookie: `cart_id=${me.cart}` }),
    }),
  };
}

export type CaseScene = ReturnType<typeof newCaseScene>;

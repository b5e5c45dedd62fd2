import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { eq, sql } from "drizzle-orm";
import { sweepMessages } from "@/lib/backend/contact/sweep-messages";
import { database } from "@/lib/backend/kernel/database/connect";
import { auditLog } from "@/lib/backend/kernel/database/schema/admin-log";
import { idempotentRequest } from "@/lib/backend/kernel/database/schema/admin-orders";
import { contactMessage, contactReply } from "@/lib/backend/kernel/database/schema/contact";
import { customerOrder } from "@/lib/backend/kernel/database/schema/order";
import type { MessageView } from "@/lib/domain/admin/message-view";
import type { Language } from "@/lib/domain/locale";
import { changeAccount, withDatabaseAndMail } from "@/tests/support/account-scene";
import { goodPassword, newCustomer, newEmail } from "@/tests/support/customer";
import { czechOrder } from "@/tests/support/order-request";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { placeOrder } from "@/tests/support/placed-order";
import { newShopper } from "@/tests/support/shopper";
import { staffKey } from "@/tests/support/staff-orders";
import { type Desk, joined, minute, type StaffClock, staffClock } from "@/tests/support/staff-scene";

withDatabaseAndMail();

const day = 24 * 60 * minute;
let clock: StaffClock;
let desk: Desk;
/** By this clock what waits half a minute for an undo is due at once. */
const early = staffClock(new Date(Date.now() - 10 * minute));
let earlyDesk: Desk;
beforeAll(async () => {
  clock = staffClock(new Date());
  desk = (await joined(clock, ["orders"])).desk;
  earlyDesk = (await joined(early, ["orders"])).desk;
});
beforeEach(async () => {
  await database().execute(sql`truncate rate_limit`);
  await database().execute(sql`delete from contact_message`);
});

/** Writes to the shop. @returns the message as the office has it */
async function writes(
  body: { email?: string; message?: string; order_number?: string } = {},
  language: Language = "cs",
  by = clock,
) {
  const written = { name: "Petr Svoboda", email: newEmail(), message: "Dobrý den,\nmáte 205/55 R16?", ...body };
  const currency = language === "sk" ? "EUR" : "CZK";
  await newShopper(by.carrier, { language, currency }).does("POST /contacts", { body: written });
  const message = (await listed()).find(({ email }) => email === written.email);
  if (!message) throw new Error("The message is not listed.");
  return message;
}

const listed = async (view: MessageView = "open") =>
  (await desk.does("GET /admin/messages", { query: { view } })).body.data;
const read = async (id: number) => (await desk.does("GET /admin/messages/{id}", { path: { id } })).body;
const moves = async (id: number, state: "open" | "closed" | "spam", by = desk) => {
  const { revision } = await read(id);
  return (await by.does("PATCH /admin/messages/{id}", { path: { id }, body: { revision, state } })).body;
};
const answers = async (id: number, text: string, by = desk, headers = staffKey()) => {
  const { revision } = await read(id);
  return (await by.does("POST /admin/messages/{id}/replies", { path: { id }, headers, body: { revision, text } })).body;
};
const ordered = (email: string) => placeOrder({ body: { ...czechOrder, contact: { ...czechOrder.contact, email } } });
const aged = (number: string, days: number) =>
  database()
    .update(customerOrder)
    .set({ placedAt: new Date(clock.now.getTime() - days * day) })
    .where(eq(customerOrder.number, number));

describe("the order that a message is about", () => {
  it("is the one of the number that was typed, also with blanks, when it is the sender's", async () => {
    const email = newEmail();
    const [first] = [await ordered(email), await ordered(email)];
    const spaced = first.number.replace(/^(..)(....)/, "$1 $2 ");
    expect(await writes({ email: email.toUpperCase(), order_number: spaced })).toMatchObject({
      order_number: first.number,
      order: { number: first.number, status: "placed" },
    });
  });

  it("is the sender's latest where no number was typed, or one that is nobody's", async () => {
    const email = newEmail();
    await ordered(email);
    const latest = await ordered(email);
    expect((await writes({ email })).order?.number).toBe(latest.number);
    await database().execute(sql`delete from contact_message`);
    expect(await writes({ email, order_number: "9900000000" })).toMatchObject({ order: { number: latest.number } });
  });

  it("is never that of another address, whoever knows its number", async () => {
    const theirs = await ordered(newEmail());
    expect(await writes({ order_number: theirs.number })).toMatchObject({ order_number: theirs.number, order: null });
    const own = newEmail();
    const mine = await ordered(own);
    expect((await writes({ email: own, order_number: theirs.number })).order?.number).toBe(mine.number);
  });

  it("is not one of more than half a year ago, unless its number was typed", async () => {
    const email = newEmail();
    const { number } = await ordered(email);
    await aged(number, 181);
    expect((await writes({ email })).order).toBeNull();
    await database().execute(sql`delete from contact_message`);
    expect((await writes({ email, order_number: number })).order?.number).toBe(number);
    await database().execute(sql`delete from contact_message`);
    await aged(number, 179);
    expect((await writes({ email })).order?.number).toBe(number);
  });

  it("is not guessed for a message that was kept without it", async () => {
    const email = newEmail();
    const { id } = await writes({ email });
    await ordered(email);
    expect((await read(id)).order).toBeNull();
  });
});

describe("the list of messages", () => {
  it("tells who wrote what, when and in which language, the latest first", async () => {
    const older = await writes({}, "sk");
    clock.pass(minute);
    const { id } = await writes({ message: "První\nDruhý řádek" });
    expect((await listed()).map((message) => message.id)).toEqual([id, older.id]);
    expect(await read(id)).toMatchObject({
      revision: 0,
      name: "Petr Svoboda",
      phone_number: null,
      language: "cs",
      state: "open",
      text: "První\nDruhý řádek",
      order_number: null,
      changed: null,
      replies: [],
    });
    expect(older.language).toBe("sk");
  });

  it("is handed out fifty at a time, on and back, none twice and none left out", async () => {
    const at = new Date(clock.now);
    const row = { name: "x", email: newEmail(), message: "x", language: "cs" as const, sentAt: at };
    // Sixty of one moment: the id tells them apart.
    const rows = Array.from({ length: 120 }, (_, i) => ({
      ...row,
      sentAt: new Date(at.getTime() - Math.max(0, i - 60)),
    }));
    await database().insert(contactMessage).values(rows);
    const pages: number[][] = [];
    let after: string | undefined;
    let before: string | undefined;
    for (let i = 0; i < 4; i += 1) {
      const { data, page } = (await desk.does("GET /admin/messages", { query: { after } })).body;
      pages.push(data.map(({ id }) => id));
      before = page.before ?? undefined;
      if (page.next === null) break;
      after = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    const all = await database().execute<{ id: number }>(
      sql`select id::int from contact_message order by sent_at desc, contact_message.id desc`,
    );
    expect(pages.flat()).toEqual(all.map(({ id }) => id));
    const back = (await desk.does("GET /admin/messages", { query: { before } })).body;
    expect(back.data.map(({ id }) => id)).toEqual(pages[1]);
    const query = { view: "spam", after };
    expect(await desk.isRefused("GET /admin/messages", { query })).toBe("invalid");
  });
});

describe("the state of a message", () => {
  it("goes where it may, with whoever has changed it, and is listed there", async () => {
    const { id } = await writes();
    const { message } = await moves(id, "closed");
    expect(message).toMatchObject({ state: "closed", revision: 1, changed: { by: "Jana Nová" } });
    expect([await listed(), (await listed("done")).map((one) => one.id)]).toEqual([[], [id]]);
    await moves(id, "spam");
    expect([await listed("done"), (await listed("spam")).map((one) => one.id)]).toEqual([[], [id]]);
    await moves(id, "open");
    expect((await listed()).map((one) => one.id)).toEqual([id]);
  });

  it("does not go where it is, nor is spam closed or answered", async () => {
    const { id } = await writes();
    const refused = (revision: number, state: string) =>
      desk.isRefused("PATCH /admin/messages/{id}", { path: { id }, body: { revision, state } });
    expect(await refused(0, "open")).toBe("not_possible");
    await moves(id, "spam");
    expect(await refused(1, "closed")).toBe("not_possible");
    const body = { revision: 1, text: "Dobrý den" };
    const input = { path: { id }, headers: staffKey(), body };
    expect(await desk.isRefused("POST /admin/messages/{id}/replies", input)).toBe("not_possible");
    expect(await refused(1, "answered")).toBe("invalid");
  });

  it("is not changed by who has not seen how it is now, and is told", async () => {
    const { id } = await writes();
    const other = (await joined(clock, ["orders"], "Petr Druhý")).desk;
    await moves(id, "closed", other);
    const path = { id };
    const stale = await desk.tries("PATCH /admin/messages/{id}", { path, body: { revision: 0, state: "spam" } });
    expect([stale.status, stale.body]).toMatchObject([
      412,
      { code: "stale", stale: { changed_by: "Petr Druhý", current: { id, state: "closed", revision: 1 } } },
    ]);
    const answer = { path, headers: staffKey(), body: { revision: 0, text: "Dobrý den" } };
    expect(await desk.isRefused("POST /admin/messages/{id}/replies", answer)).toBe("stale");
    expect((await read(id)).replies).toEqual([]);
  });

  it("is taken back as it was, also who had changed it before, and not once somebody has changed it since", async () => {
    const { id } = await writes();
    const other = (await joined(clock, ["orders"], "Petr Druhý")).desk;
    await moves(id, "closed", other);
    const before = await read(id);
    const { undo } = await moves(id, "spam");
    await desk.does("POST /admin/undo", { body: { token: undo.token } });
    expect(await read(id)).toEqual({ ...before, revision: before.revision + 2 });
    const late = await moves(id, "spam");
    await moves(id, "open", other);
    const { body } = await desk.does("POST /admin/undo", { body: { token: late.undo.token } });
    expect(body).toMatchObject({ done: [], refused: [{ number: String(id), code: "stale" }] });
    expect((await read(id)).state).toBe("open");
  });
});

describe("an answer to a message", () => {
  it.each([
    ["cs", "Odpověď na vaši zprávu, Dezén", "Napsali jste nám"],
    ["sk", "Odpoveď na vašu správu, Dezén", "Napísali ste nám"],
    ["en", "Our reply to your message, Dezén", "You wrote to us on"],
  ] as const)(
    "is kept and mailed in the message's language with the message below it, %s",
    async (language, subject, heading) => {
      const { id, email } = await writes({ message: "Máte 205/55 R16?\n<b>A kdy?</b>" }, language);
      const { message } = await answers(id, "Dobrý den,\nmáme je skladem.", earlyDesk);
      expect(message).toMatchObject({
        state: "answered",
        replies: [{ by: "Jana Nová", text: "Dobrý den,\nmáme je skladem." }],
      });
      const [mail, ...more] = await outboxMails(`contact-reply-${message.replies[0]?.id}`);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ subject, to: [{ address: email }], replyTo: [{ address: "dilna@dezen.example" }] });
      const text = plainText(mail?.text);
      const parts = ["Dobrý den,\nmáme je skladem.", heading, "Máte 205/55 R16?\n<b>A kdy?</b>", "dilna@dezen.example"];
      const places = parts.map((part) => text.indexOf(part));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      expect(mail?.html).toContain("&lt;b&gt;A kdy?&lt;/b&gt;");
      expect(text).not.toMatch(/\{\w+\}/);
    },
  );

  it("is mailed once for its key, and the key stands for no other answer", async () => {
    const { id } = await writes();
    const headers = staffKey();
    const input = { path: { id }, headers, body: { revision: 0, text: "Máme je skladem." } };
    const first = (await earlyDesk.does("POST /admin/messages/{id}/replies", input)).body;
    expect((await earlyDesk.does("POST /admin/messages/{id}/replies", input)).body).toEqual(first);
    const other = { ...input, body: { ...input.body, text: "Nemáme." } };
    expect(await earlyDesk.isRefused("POST /admin/messages/{id}/replies", other)).toBe("key_reused");
    expect(await database().select().from(contactReply).where(eq(contactReply.messageId, id))).toHaveLength(1);
    expect(await outboxMails(`contact-reply-${first.message.replies[0]?.id}`)).toHaveLength(1);
  });

  it("can be followed by another", async () => {
    const { id } = await writes();
    await answers(id, "Podíváme se.", earlyDesk);
    const { message } = await answers(id, "Máme je.", earlyDesk);
    expect(message.replies.map(({ text }) => text)).toEqual(["Podíváme se.", "Máme je."]);
  });

  it("that is taken back is neither mailed nor kept", async () => {
    const { id } = await writes();
    const { message, undo } = await answers(id, "Omylem.");
    const reply = message.replies[0]?.id;
    const { body } = await desk.does("POST /admin/undo", { body: { token: undo.token } });
    expect(body.refused).toEqual([]);
    expect(await read(id)).toMatchObject({ state: "open", replies: [], changed: null });
    expect(await outboxMails(`contact-reply-${reply}`)).toEqual([]);
  });

  it("that has gone is not taken back, and stays", async () => {
    const { id } = await writes();
    const { message, undo } = await answers(id, "Máme je.", earlyDesk);
    expect(await outboxMails(`contact-reply-${message.replies[0]?.id}`)).toHaveLength(1);
    const { body } = await earlyDesk.does("POST /admin/undo", { body: { token: undo.token } });
    expect(body).toMatchObject({ done: [], refused: [{ code: "undo_over" }] });
    expect(await read(id)).toMatchObject({ state: "answered", replies: [{ text: "Máme je." }] });
  });

  it.each([
    ["only blanks", " \n ", "required"],
    ["only a control character", "\u0007", "required"],
    ["more than 5000 characters", "x".repeat(5001), "too_big"],
  ])("is refused at its text for %s", async (_name, text, code) => {
    const { id } = await writes();
    const input = { path: { id }, headers: staffKey(), body: { revision: 0, text } };
    const { body } = await desk.tries("POST /admin/messages/{id}/replies", input);
    expect(body).toMatchObject({ code: "invalid", errors: [{ path: "text", code }] });
  });

  it("leaves nothing personal in the log nor with its key", async () => {
    const marker = "znaminko";
    const { id } = await writes({ email: `${marker}@post.example`, message: marker });
    await answers(id, marker, earlyDesk);
    await moves(id, "open");
    const kept = JSON.stringify([
      await database().select().from(auditLog),
      await database().select().from(idempotentRequest),
    ]);
    expect(kept).toContain("message_answered");
    expect(kept).not.toContain(marker);
  });
});

describe("what the shop keeps of messages", () => {
  it("is handed out to its sender with the answers, not who gave them, and goes with the account", async () => {
    const customer = await newCustomer(clock.carrier);
    const { id } = await writes({ email: customer.email });
    const { message } = await answers(id, "Máme je.", earlyDesk);
    await changeAccount(customer.email, { emailVerifiedAt: new Date() });
    const { body } = await customer.does("GET /users/export", {});
    expect(body.messages).toMatchObject([
      { state: "answered", replies: [{ sent_at: message.replies[0]?.at, text: "Máme je." }] },
    ]);
    expect(JSON.stringify(body.messages)).not.toContain("Jana Nová");
    await customer.does("DELETE /users/info", { body: { password: goodPassword } });
    expect(await database().select().from(contactReply).where(eq(contactReply.messageId, id))).toEqual([]);
  });

  it("goes after a year, the answers with it", async () => {
    const { id } = await writes();
    await answers(id, "Máme je.");
    await sweepMessages(new Date(clock.now.getTime() + 366 * day));
    expect(await desk.isRefused("GET /admin/messages/{id}", { path: { id } })).toBe("not_found");
    expect(await database().select().from(contactReply).where(eq(contactReply.messageId, id))).toEqual([]);
  });

  it("is seen by who works with orders, and by no other", async () => {
    const { id } = await writes();
    const others = (await joined(clock, ["catalogue", "money"])).desk;
    expect(await others.isRefused("GET /admin/messages")).toBe("forbidden");
    expect(await others.isRefused("GET /admin/messages/{id}", { path: { id } })).toBe("forbidden");
  });
});

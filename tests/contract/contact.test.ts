import { beforeEach, describe, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { sweepMessages } from "@/lib/backend/contact/sweep-messages";
import { database } from "@/lib/backend/kernel/database/connect";
import { contactMessage } from "@/lib/backend/kernel/database/schema/contact";
import { changeAccount, newClockedScene, withDatabaseAndMail } from "@/tests/support/account-scene";
import { goodPassword, newCustomer, newEmail } from "@/tests/support/customer";
import { outboxMails, plainText } from "@/tests/support/outbox";
import { newShopper } from "@/tests/support/shopper";
import { carriers } from "@/tests/support/transports";

withDatabaseAndMail();

let place = 0; // every scene asks from an address of its own

describe.each(carriers)("a message to the shop, %s", (_name, open) => {
  const scene = newClockedScene(open);
  let email: string;
  let body: { name: string; email: string; message: string };

  beforeEach(() => {
    email = newEmail();
    body = { name: "Petr Svoboda", email, message: "Dobrý den,\nmáte 205/55 R16?" };
  });

  const shopper = () => newShopper(scene.carrier);
  const kept = () => database().select().from(contactMessage).where(eq(contactMessage.email, email));
  const mailsAbout = async (kind: string) => {
    const mails = await outboxMails(`contact-${kind}-`);
    return mails.filter(({ to, replyTo }) => [to, replyTo].flat().some((box) => box?.address === email));
  };

  it("is kept, told to the shop with its sender to answer, and acknowledged without its text", async () => {
    const { status } = await shopper().does("POST /contacts", {
      body: { ...body, phone_number: "603 111 222", order_number: "26 0000 0178" },
    });
    expect(status).toBe(201);
    expect(await kept()).toMatchObject([
      { name: "Petr Svoboda", message: body.message, phoneNumber: "+420603111222", orderNumber: "2600000178" },
    ]);
    const [notice, ...others] = await mailsAbout("notice");
    expect(others).toEqual([]);
    expect(notice?.to?.[0]?.address).toBe("dilna@dezen.example");
    expect(notice?.replyTo?.[0]).toEqual({ name: "Petr Svoboda", address: email });
    expect(notice?.subject).toBe("Zpráva z webu: Petr Svoboda");
    const told = plainText(notice?.text);
    for (const part of ["máte 205/55 R16?", "+420 603 111 222", "2600000178"]) expect(told).toContain(part);
    const [acknowledgement] = await mailsAbout("acknowledgement");
    expect(acknowledgement?.to?.[0]?.address).toBe(email);
    expect(acknowledgement?.subject).toBe("Vaši zprávu máme, Dezén");
    expect(plainText(acknowledgement?.text)).not.toContain("205/55");
    expect(plainText(acknowledgement?.html)).not.toContain("Svoboda");
  });

  it.each([
    ["sk", "EUR", "Vašu správu máme, Dezén"],
    ["en", "USD", "We have your message, Dezén"],
  ] as const)("is acknowledged in the language of its page, %s", async (language, currency, subject) => {
    await newShopper(scene.carrier, { language, currency }).does("POST /contacts", { body });
    const [mail] = await mailsAbout("acknowledgement");
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).not.toMatch(/[{}]/);
  });

  it("is refused field by field, in words", async () => {
    const problem = await shopper().isRefused("POST /contacts", { body: { name: " ", email: "petr", message: "" } });
    expect(problem).toMatchObject({ status: 422, code: "invalid" });
    expect(problem.errors).toEqual([
      { path: "name", code: "required", message: "Toto pole je povinné: vyplňte jméno nebo název" },
      { path: "email", code: "email", message: "Zadejte platný e-mail" },
      { path: "message", code: "required", message: "Napište prosím, co potřebujete" },
    ]);
  });

  it.each([
    [{ phone_number: "12" }, "phone_number", "phone_length"],
    [{ message: "x".repeat(4001) }, "message", "too_big"],
    [{ message: "\u0001\u0002" }, "message", "required"],
    [{ message: "Dobrý den\u0000" }, "message", "unreadable_text"],
  ])("is refused for %j at %s as %s", async (change, path, code) => {
    const { errors } = await shopper().isRefused("POST /contacts", { body: { ...body, ...change } });
    expect(errors).toEqual([expect.objectContaining({ path, code })]);
  });

  it("with the hidden field filled in is answered as any other, and neither kept nor mailed", async () => {
    const { status } = await shopper().does("POST /contacts", { body: { ...body, website: "https://spam.example" } });
    expect(status).toBe(201);
    expect(await kept()).toEqual([]);
    expect(await mailsAbout("acknowledgement")).toEqual([]);
  });

  it("is refused after the third to one mailbox within an hour, which says how long, and taken after it", async () => {
    const start = new Date("2026-11-20T10:00:00Z");
    scene.setClock(start);
    for (let time = 0; time < 3; time += 1) await shopper().does("POST /contacts", { body });
    const refused = await shopper().tries("POST /contacts", { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(refused.body).toMatchObject({
      code: "too_many",
      detail: expect.stringMatching(/^Zkuste to prosím znovu za 60 minut/),
    });
    const elsewhere = await shopper().tries("POST /contacts", {
      body: { ...body, email: body.email.replace("@", "+2@") },
    });
    expect(elsewhere.status).toBe(429);
    expect(await kept()).toHaveLength(3);
  });

  it("is refused after the tenth from one address within an hour", async () => {
    const from = { "x-forwarded-for": `203.0.113.${++place}` };
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      const answer = await shopper().tries("POST /contacts", { body: { ...body, email: newEmail() } }, from);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it("is forgotten after a year, and not a day earlier", async () => {
    const sent = new Date("2026-11-20T10:00:00Z");
    scene.setClock(sent);
    await shopper().does("POST /contacts", { body });
    await sweepMessages(new Date("2027-11-20T09:59:00Z"));
    expect(await kept()).toHaveLength(1);
    await sweepMessages(new Date("2027-11-20T10:01:00Z"));
    expect(await kept()).toEqual([]);
  });

  it("is handed out to, and goes with, an account whose address is confirmed, and no other", async () => {
    const customer = await newCustomer(scene.carrier);
    email = customer.email;
    await shopper().does("POST /contacts", { body: { ...body, email } });
    const messages = async () => (await customer.does("GET /users/export", {})).body.messages;
    expect(await messages()).toEqual([]);
    await changeAccount(email, { emailVerifiedAt: new Date() });
    expect(await messages()).toMatchObject([{ message: body.message, email }]);
    await customer.does("DELETE /users/info", { body: { password: goodPassword } });
    expect(await kept()).toEqual([]);
  });
});

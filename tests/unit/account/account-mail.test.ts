import { describe, expect, it } from "@jest/globals";
import { type AccountMail, accountMail } from "@/lib/backend/account/mails/account-mail";
import { mailOf as finished } from "@/lib/backend/mail/mail-kind";
import { readConfig } from "@/lib/config";
import type { Language } from "@/lib/domain/locale";

const config = readConfig({ PUBLIC_URL: "https://dezen.example" });
const token = "T".repeat(43);

const mailOf = (fields: Partial<AccountMail>) =>
  finished(
    accountMail(
      {
        kind: "reset",
        to: { name: "Jana Dvořáková", address: "jana@post.example" },
        language: "cs",
        at: new Date("2026-11-20T11:05:00.000Z"),
        token,
        job: "17",
        ...fields,
      },
      config,
    ),
    "unnamed",
    config,
  );

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("a mail about an account", () => {
  it.each<[Language, string, string]>([
    ["cs", "Nové heslo do obchodu Dezén", "Odkaz platí hodinu a jen jednou."],
    ["sk", "Nové heslo do obchodu Dezén", "Odkaz platí hodinu a len raz."],
    ["en", "A new password for Dezén", "The link works for an hour and only once."],
  ])("for a new password in %s leads to the page without a language", (language, subject, note) => {
    const mail = mailOf({ language });
    expect(mail.subject).toBe(subject);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`https://dezen.example/reset-password?token=${token}`);
      expect(plain(body)).toContain(note);
      expect(body).toContain("jana@post.example");
    }
  });

  it.each<[Language, string]>([
    ["cs", "Potvrďte svůj e-mail"],
    ["sk", "Potvrďte svoj e-mail"],
    ["en", "Please confirm your email"],
  ])("that confirms the address in %s leads to the account in that language", (language, subject) => {
    const mail = mailOf({ kind: "verify", language });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`https://dezen.example/${language}/account?verify=${token}`);
  });

  it.each<[Language, string]>([
    ["cs", "bylo změněno 20. 11. 2026 v 12:05"],
    ["sk", "bolo zmenené 20. 11. 2026 o 12:05"],
    ["en", "was changed on 20 November 2026 at 12:05"],
  ])("that the password was changed says in %s when, by the shop's clock, and has no link", (language, when) => {
    const mail = mailOf({ kind: "password_changed", language, token: null });
    expect(plain(mail.text)).toContain(when);
    expect(mail.text).toContain("dilna@dezen.example");
    expect(mail.html).not.toContain("<a ");
  });

  it.each<[Language, string, string, string]>([
    [
      "cs",
      "K vašemu účtu se lze přihlásit přes Facebook",
      "k účtu jana@post.example jste 20. 11. 2026 v 12:05 připojili přihlašování přes Facebook.",
      "Pokud jste to nebyli vy, službu v účtu odpojte, změňte si heslo a napište nám na dilna@dezen.example",
    ],
    [
      "sk",
      "K vášmu účtu sa dá prihlásiť cez Facebook",
      "k účtu jana@post.example ste 20. 11. 2026 o 12:05 pripojili prihlasovanie cez Facebook.",
      "Ak ste to neboli vy, službu v účte odpojte, zmeňte si heslo a napíšte nám na dilna@dezen.example",
    ],
    [
      "en",
      "You can now sign in with Facebook",
      "On 20 November 2026 at 12:05 signing in with Facebook was linked to the account jana@post.example.",
      "If it was not you, unlink it in your account, change your password, and write to dilna@dezen.example",
    ],
  ])("that a provider was linked says in %s which, when, and what to do when it was somebody else", (...row) => {
    const [language, subject, done, otherwise] = row;
    const mail = mailOf({ kind: "provider_linked", language, token: null, provider: "facebook" });
    expect(mail.subject).toBe(subject);
    expect(plain(mail.text)).toContain(done);
    expect(plain(mail.text)).toContain(otherwise);
    expect(mail.html).not.toContain("<a ");
  });

  it.each<[Language, string, string, string]>([
    [
      "cs",
      "Přihlašování přes Google je odpojené",
      "od účtu jana@post.example jste 20. 11. 2026 v 12:05 odpojili přihlašování přes Google.",
      "Pokud jste to nebyli vy, změňte si heslo a napište nám hned na dilna@dezen.example",
    ],
    [
      "sk",
      "Prihlasovanie cez Google je odpojené",
      "od účtu jana@post.example ste 20. 11. 2026 o 12:05 odpojili prihlasovanie cez Google.",
      "Ak ste to neboli vy, zmeňte si heslo a napíšte nám hneď na dilna@dezen.example",
    ],
    [
      "en",
      "Signing in with Google is unlinked",
      "On 20 November 2026 at 12:05 signing in with Google was unlinked from the account jana@post.example.",
      "If it was not you, change your password and write to dilna@dezen.example at once",
    ],
  ])("that a provider was unlinked says in %s which, when, and what to do when it was somebody else", (...row) => {
    const [language, subject, done, otherwise] = row;
    const mail = mailOf({ kind: "provider_unlinked", language, token: null, provider: "google" });
    expect(mail.subject).toBe(subject);
    expect(plain(mail.text)).toContain(done);
    expect(plain(mail.text)).toContain(otherwise);
    expect(mail.html).not.toContain("<a ");
  });

  it.each<[Language, string, string, string]>([
    [
      "cs",
      "Váš účet je zrušený",
      "účet jana@post.example jsme na vaši žádost 20. 11. 2026 v 12:05 zrušili a vaše údaje smazali.",
      "Doklady k objednávkám uchováme tak dlouho, jak ukládá zákon, s účtem už spojené nejsou.",
    ],
    [
      "sk",
      "Váš účet je zrušený",
      "účet jana@post.example sme na vašu žiadosť 20. 11. 2026 o 12:05 zrušili a vaše údaje zmazali.",
      "Doklady k objednávkam uchováme tak dlho, ako ukladá zákon, s účtom už spojené nie sú.",
    ],
    [
      "en",
      "Your account is deleted",
      "we deleted the account jana@post.example and your details on 20 November 2026 at 12:05.",
      "We keep invoices for your orders for as long as the law requires, no longer tied to an account.",
    ],
  ])("that the account is gone says in %s when, and what the law keeps", (language, subject, done, kept) => {
    const mail = mailOf({ kind: "deleted", language, token: null });
    expect(mail.subject).toBe(subject);
    expect(plain(mail.text)).toContain(done);
    expect(plain(mail.text)).toContain(kept);
    expect(mail.text).toContain("dilna@dezen.example");
    expect(mail.html).not.toContain("<a ");
  });

  it("has the same Message-ID for every attempt, and no place left open", () => {
    const mail = mailOf({});
    expect(mail.messageId).toBe("<account-reset-17@dezen.example>");
    const notices = ["provider_linked", "provider_unlinked", "deleted"] as const;
    for (const kind of ["verify", "reset", "password_changed", ...notices] as const) {
      for (const language of ["cs", "sk", "en"] as const) {
        const { subject, text } = mailOf({ kind, language });
        expect(`${subject}\n${text}`).not.toMatch(/[{}]/);
      }
    }
  });

  it("shows an address as text, never as markup", () => {
    const mail = mailOf({ to: { name: "<b>x</b>", address: '"<img/src=x>"@post.example' } });
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img/src=x&gt;");
  });
});

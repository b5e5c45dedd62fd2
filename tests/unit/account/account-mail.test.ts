import { describe, expect, it } from "@jest/globals";
import { type AccountMail, accountMail } from "@/lib/backend/mail/account-mail";
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
      expect(body).toContain(note);
      expect(body).toContain("jana@post.example");
    }
  });

  it.each<[Language, string]>([
    ["cs", "Potvrďte svůj e-mail"],
    ["sk", "Potvrďte svoj e-mail"],
    ["en", "Please confirm your e-mail"],
  ])("that confirms the address in %s leads to the account in that language", (language, subject) => {
    const mail = mailOf({ kind: "verify", language });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`https://dezen.example/${language}/account?verify=${token}`);
  });

  it.each<[Language, string]>([
    ["cs", "bylo změněno 20. listopadu 2026 v 12:05"],
    ["sk", "bolo zmenené 20. novembra 2026 o 12:05"],
    ["en", "was changed on 20 November 2026 at 12:05"],
  ])("that the password was changed says in %s when, by the shop's clock, and has no link", (language, when) => {
    const mail = mailOf({ kind: "password_changed", language, token: null });
    expect(plain(mail.text)).toContain(when);
    expect(mail.text).toContain("dilna@dezen.example");
    expect(mail.html).not.toContain("<a ");
  });

  it("has the same Message-ID for every attempt, and no place left open", () => {
    const mail = mailOf({});
    expect(mail.messageId).toBe("<account-reset-17@dezen.example>");
    for (const kind of ["verify", "reset", "password_changed"] as const) {
      for (const language of ["cs", "sk", "en"] as const) expect(mailOf({ kind, language }).text).not.toMatch(/[{}]/);
    }
  });

  it("shows an address as text, never as markup", () => {
    const mail = mailOf({ to: { name: "<b>x</b>", address: '"<img/src=x>"@post.example' } });
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img/src=x&gt;");
  });
});

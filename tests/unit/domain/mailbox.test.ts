import { expect, it } from "@jest/globals";
import { mailboxOf } from "@/lib/domain/mailbox";

it.each([
  ["jana@seznam.cz", "jana@seznam.cz"],
  ["Jana@Seznam.CZ", "jana@seznam.cz"],
  ["jana+pneu@seznam.cz", "jana@seznam.cz"],
  ["jana+a+b@seznam.cz", "jana@seznam.cz"],
  ["jana.nova@seznam.cz", "jana.nova@seznam.cz"],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

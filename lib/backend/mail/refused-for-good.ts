/** Where a mail server may refuse this one mail: at its recipient, and once it has the text. Nodemailer's names. */
const ofThisMail: readonly unknown[] = ["RCPT TO", "DATA"];

/**
 * Has the mail server refused a mail for good? It said 5xx to the recipient or to the mail itself. A 5xx to our sign-in or to
 * our own address does not count: the operator has to fix that, and the mails wait. Source: RFC 5321, section 4.2.1.
 */
export function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  return Number(error.responseCode) >= 500 && ofThisMail.includes(error.command);
}

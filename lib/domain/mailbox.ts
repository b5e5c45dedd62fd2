/**
 * The mailbox that an e-mail address belongs to: mail to `jana+pneu@seznam.cz` and to `Jana@seznam.cz` lands in one, so a bound on
 * mail, or on orders of one buyer, counts them as one (subaddressing, RFC 5233). It is a key to count by, never an address
 * to write to.
 */
export function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*/, "");
}

/** U+0000, which PostgreSQL keeps in no text, and half a surrogate pair, for which UTF-8 has no form (RFC 3629, section 3). */
const unstorable = /[\0\p{Cs}]/u;

/** Can this text be kept, sent and read again as it is? */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

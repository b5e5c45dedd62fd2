import { cleanLine } from "@/lib/domain/review";

/** The name of a person or a place on one line, without signs that steer the text around it instead of being seen. */
export function plainName(text: string): string {
  return cleanLine(text.replace(/\p{Cc}+/gu, " "));
}

/** What mail programs turn into a link by themselves, whatever stands around it. */
const linked = /:\/\/|\bwww\.|\bmailto:/i;
/** Ends of host names that advertisements use; not any letters, since people write `Ing.Novák` without a blank. */
const host =
  /[\p{L}\d]\.(?:app|at|bg|biz|by|cc|cf|click|club|cn|co|com|cz|de|dev|eu|fun|ga|gg|gl|gq|hu|info|io|kz|link|live|ltd|ly|me|ml|mobi|net|online|org|pl|pro|pw|ro|ru|shop|site|sk|space|store|su|tk|to|top|tv|ua|uk|us|vip|website|win|work|xyz)(?![\p{L}\d])/iu;

/** An address of the web or a mailbox by its shape: a path after a host, four numbers, an at-sign between words. */
const shaped = /[\p{L}\d]\.\p{L}{2,}\/|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)|[\p{L}\d]@[\p{L}\d]/u;
/** A word that is too long to be shortened (`nám.`, `sídl.`), then letters that begin no name: a host of whichever end. */
const longHost = /[\p{L}\d-]{5,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])/u;

/**
 * Does a name lead to the web? The shop's mails repeat names, and go to any address that is given: they must not carry advertisements.
 * @param ofCompany a company may be called like a host, as many are (`Alza.cz a. s.`)
 */
export function leadsToWeb(name: string, { ofCompany = false } = {}): boolean {
  const plain = name.normalize("NFKC"); // a full-width dot is one to a mail program
  return [linked, shaped, ...(ofCompany ? [] : [host, longHost])].some((pattern) => pattern.test(plain));
}

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

/**
 * Does a name lead to the web? The shop's mails repeat names, and go to any address that is given: they must not carry advertisements.
 * @param ofCompany a company may be called like a host, as many are (`Alza.cz a. s.`)
 */
export function leadsToWeb(name: string, { ofCompany = false } = {}): boolean {
  return linked.test(name) || (!ofCompany && host.test(name));
}

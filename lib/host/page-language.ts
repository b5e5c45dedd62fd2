import type { IncomingMessage } from "node:http";
import Negotiator from "negotiator";
import { defaultLanguage, isLanguage, type Language, languages } from "@/lib/domain/locale";
import { languageCookie } from "@/lib/preferences/cookies";

const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w\\w)(?:;|$)`);

/**
 * The language of an answer that the host writes itself: the one of the address (`/cs/…`, or internal), else the one the
 * visitor has chosen, else the first that the browser asks for, else English.
 */
export function pageLanguage({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): Language {
  const inAddress = /^\/(\w\w)(?=[/?]|$|-u-)/.exec(url)?.[1];
  const stored = chosen.exec(headers.cookie ?? "")?.[1];
  const [accepted] =
    headers["accept-language"] === undefined ? [] : new Negotiator({ headers }).languages([...languages]);
  return [inAddress, stored, accepted].find(isLanguage) ?? defaultLanguage;
}

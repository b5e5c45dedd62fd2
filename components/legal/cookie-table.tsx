import { KeptTable, type KeptWords } from "@/components/legal/kept-table";
import { currencyCookie, languageCookie } from "@/lib/preferences/cookies";
import { authCookie, freshCookie, signedInCookie } from "@/lib/session/auth-cookie";
import { deliveryAddressCookie, deliveryCookie, userFormCookie } from "@/lib/session/guest-cookies";

/** Every cookie the shop sets, by the names the code sets them under; `cart_id` and `social_state` are the back end's. */
export const cookieNames = [
  "cart_id",
  languageCookie,
  currencyCookie,
  authCookie,
  freshCookie,
  signedInCookie,
  "social_state",
  userFormCookie,
  deliveryCookie,
  deliveryAddressCookie,
] as const;

export type CookieName = (typeof cookieNames)[number];

export type CookieWords = KeptWords<CookieName>;

/** The cookies with what each is for and how long it lives. */
export function CookieTable(words: CookieWords) {
  return <KeptTable names={cookieNames} {...words} />;
}

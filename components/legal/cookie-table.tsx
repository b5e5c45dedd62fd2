import { KeptTable, type KeptWords } from "@/components/legal/kept-table";
import { currencyCookie, languageCookie } from "@/lib/preferences/cookies";
import { authCookie, freshCookie, signedInCookie } from "@/lib/session/auth-cookie";
import { createdOrderCookie } from "@/lib/session/created-order";
import { deliveryAddressCookie, deliveryCookie, userFormCookie } from "@/lib/session/guest-cookies";
import { signInReturnCookie } from "@/lib/session/sign-in-return";

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

/** Cookies that there are only with a back end elsewhere; `host_…` stands for all that are passed on to it. */
export const hostCookieNames = [createdOrderCookie, signInReturnCookie, "host_…"] as const;

export type CookieName = (typeof cookieNames | typeof hostCookieNames)[number];

export type CookieWords = KeptWords<CookieName>;

/** The last ones, of which the text below the table tells. */
const ofCheckout = 3;

/** The cookies with what each is for and how long it lives. @param host is there a back end elsewhere? */
export function CookieTable({ host, ...words }: CookieWords & { host: boolean }) {
  const names = host
    ? [...cookieNames.slice(0, -ofCheckout), ...hostCookieNames, ...cookieNames.slice(-ofCheckout)]
    : cookieNames;
  return <KeptTable names={names} {...words} />;
}

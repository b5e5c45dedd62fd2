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

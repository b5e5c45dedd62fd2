import type { CookieWords } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";

/** What each cookie is for and how long it lives, in English. */
export const cookiesEn = (facts: TermsFacts): CookieWords => ({
  head: ["Cookie", "What for", "How long"],
  rows: {
    cart_id: ["your cart", `${facts.cartDays} days from the last change`],
    language: ["chosen language", `${facts.preferenceDays} days`],
    currency: ["chosen currency", `${facts.preferenceDays} days`],
    auth_token: ["your sign-in", "3 days since last use"],
    auth_fresh: ["when to renew the sign-in", "up to an hour"],
    signed_in: ["that somebody is signed in, no more", "3 days since last use"],
    social_state: ["guards signing in with Google or Facebook", "1 hour"],
    userForm: ["what you typed at the checkout", `${facts.formMinutes} minutes`],
    delivery: ["chosen delivery", `${facts.deliveryMinutes} minutes`],
    deliveryaddress: ["address or pick-up point", `${facts.deliveryMinutes} minutes`],
  },
});

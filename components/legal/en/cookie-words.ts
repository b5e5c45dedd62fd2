import type { CookieWords } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";

/** The time of a cookie that a back end elsewhere sets. */
const ofHost = "as the seller's system decides";

/** What each cookie is for and how long it lives, in English. */
export const cookiesEn = (facts: TermsFacts): CookieWords => ({
  head: ["Cookie", "What for", "How long"],
  rows: {
    cart_id: ["your cart", facts.offer.host ? ofHost : `${facts.cartDays} days from the last change`],
    language: ["chosen language", `${facts.preferenceDays} days`],
    currency: ["chosen currency", `${facts.preferenceDays} days`],
    auth_token: ["your sign-in", "3 days since last use"],
    auth_fresh: ["when to renew the sign-in", "up to an hour"],
    signed_in: ["that somebody is signed in, no more", "3 days since last use"],
    social_state: ["guards signing in with Google or Facebook", facts.offer.host ? ofHost : "1 hour"],
    created_order: ["what the seller answered to the order just sent; no script can read it", "1 day"],
    sign_in_return: ["where you return to after signing in with Google or Facebook; no script can read it", "1 hour"],
    "host_…": ["cookies of the system in which the seller handles orders; no script can read them", ofHost],
    userForm: ["what you typed at the checkout", `${facts.formMinutes} minutes`],
    delivery: ["chosen delivery", `${facts.deliveryMinutes} minutes`],
    deliveryaddress: ["address or collection point", `${facts.deliveryMinutes} minutes`],
  },
});

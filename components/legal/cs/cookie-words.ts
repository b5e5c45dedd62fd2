import type { CookieWords } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";

/** The time of a cookie that a back end elsewhere sets. */
const ofHost = "jak dlouho určí systém prodejce";

/** What each cookie is for and how long it lives, in Czech. */
export const cookiesCs = (facts: TermsFacts): CookieWords => ({
  head: ["Cookie", "K čemu je", "Jak dlouho"],
  rows: {
    cart_id: ["váš košík", facts.offer.host ? ofHost : `${facts.cartDays} dní od poslední změny`],
    language: ["zvolený jazyk", `${facts.preferenceDays} dní`],
    currency: ["zvolená měna", `${facts.preferenceDays} dní`],
    auth_token: ["přihlášení k účtu", "3 dny od posledního použití"],
    auth_fresh: ["kdy přihlášení obnovit", "do hodiny"],
    signed_in: ["že je někdo přihlášený, nic víc", "3 dny od posledního použití"],
    social_state: ["ochrana přihlášení přes Google nebo Facebook", facts.offer.host ? ofHost : "1 hodina"],
    created_order: ["co prodejce odpověděl na právě odeslanou objednávku; skripty ji nepřečtou", "1 den"],
    sign_in_return: ["kam se po přihlášení přes Google nebo Facebook vrátíte; skripty ji nepřečtou", "1 hodina"],
    "host_…": ["cookies systému, ve kterém prodejce vyřizuje objednávky; skripty je nepřečtou", ofHost],
    userForm: ["rozepsaná pokladna", `${facts.formMinutes} minut`],
    delivery: ["zvolená doprava", `${facts.deliveryMinutes} minut`],
    deliveryaddress: ["adresa nebo výdejní místo", `${facts.deliveryMinutes} minut`],
  },
});

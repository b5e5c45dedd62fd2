import type { CookieWords } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";

/** What each cookie is for and how long it lives, in Czech. */
export const cookiesCs = (facts: TermsFacts): CookieWords => ({
  head: ["Cookie", "K čemu je", "Jak dlouho"],
  rows: {
    cart_id: ["váš košík", `${facts.cartDays} dní od poslední změny`],
    language: ["zvolený jazyk", `${facts.preferenceDays} dní`],
    currency: ["zvolená měna", `${facts.preferenceDays} dní`],
    auth_token: ["přihlášení k účtu", "3 dny od posledního použití"],
    auth_fresh: ["kdy přihlášení obnovit", "do hodiny"],
    signed_in: ["že je někdo přihlášený, nic víc", "3 dny od posledního použití"],
    social_state: ["ochrana přihlášení přes Google nebo Facebook", "1 hodina"],
    userForm: ["rozepsaná pokladna", `${facts.formMinutes} minut`],
    delivery: ["zvolená doprava", `${facts.deliveryMinutes} minut`],
    deliveryaddress: ["adresa nebo výdejní místo", `${facts.deliveryMinutes} minut`],
  },
});

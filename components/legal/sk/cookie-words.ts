import type { CookieWords } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";

/** What each cookie is for and how long it lives, in Slovak. */
export const cookiesSk = (facts: TermsFacts): CookieWords => ({
  head: ["Cookie", "Na čo slúži", "Ako dlho"],
  rows: {
    cart_id: ["váš košík", `${facts.cartDays} dní od poslednej zmeny`],
    language: ["zvolený jazyk", `${facts.preferenceDays} dní`],
    currency: ["zvolená mena", `${facts.preferenceDays} dní`],
    auth_token: ["prihlásenie k účtu", "3 dni od posledného použitia"],
    auth_fresh: ["kedy prihlásenie obnoviť", "do hodiny"],
    signed_in: ["že je niekto prihlásený, nič viac", "3 dni od posledného použitia"],
    social_state: ["ochrana prihlásenia cez Google alebo Facebook", "1 hodina"],
    userForm: ["rozpísaná pokladňa", `${facts.formMinutes} minút`],
    delivery: ["zvolená doprava", `${facts.deliveryMinutes} minút`],
    deliveryaddress: ["adresa alebo výdajné miesto", `${facts.deliveryMinutes} minút`],
  },
});

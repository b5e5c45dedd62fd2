import type { CookieWords } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";

/** The time of a cookie that a back end elsewhere sets. */
const ofHost = "ako dlho určí systém predajcu";

/** What each cookie is for and how long it lives, in Slovak. */
export const cookiesSk = (facts: TermsFacts): CookieWords => ({
  head: ["Cookie", "Na čo slúži", "Ako dlho"],
  rows: {
    cart_id: ["váš košík", facts.offer.host ? ofHost : `${facts.cartDays} dní od poslednej zmeny`],
    language: ["zvolený jazyk", `${facts.preferenceDays} dní`],
    currency: ["zvolená mena", `${facts.preferenceDays} dní`],
    auth_token: ["prihlásenie k účtu", "3 dni od posledného použitia"],
    auth_fresh: ["kedy prihlásenie obnoviť", "do hodiny"],
    signed_in: ["že je niekto prihlásený, nič viac", "3 dni od posledného použitia"],
    social_state: ["ochrana prihlásenia cez Google alebo Facebook", facts.offer.host ? ofHost : "1 hodina"],
    created_order: ["čo predajca odpovedal na práve odoslanú objednávku; skripty ju neprečítajú", "1 deň"],
    sign_in_return: ["kam sa po prihlásení cez Google alebo Facebook vrátite; skripty ju neprečítajú", "1 hodina"],
    "host_…": ["cookies systému, v ktorom predajca vybavuje objednávky; skripty ich neprečítajú", ofHost],
    userForm: ["rozpísaná pokladňa", `${facts.formMinutes} minút`],
    delivery: ["zvolená doprava", `${facts.deliveryMinutes} minút`],
    deliveryaddress: ["adresa alebo výdajné miesto", `${facts.deliveryMinutes} minút`],
  },
});

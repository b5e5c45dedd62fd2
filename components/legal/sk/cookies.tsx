import { CookieTable } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { cookiesSk as words } from "@/components/legal/sk/cookie-words";
import { StorageTable } from "@/components/legal/storage-table";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Cookies and the browser's storage in Slovak. Source: Act 452/2021, § 109 (8). */
export function cookiesSk(facts: TermsFacts): LegalText {
  return {
    lead: (
      <p>Ukladáme len to, bez čoho by obchod nefungoval alebo o čo ste sami požiadali. Nič z toho vás nesleduje.</p>
    ),
    sections: [
      {
        id: "banner",
        title: "Prečo tu nie je lišta",
        text: (
          <p>
            Súhlas treba na ukladanie, ktoré nie je nevyhnutné pre službu, o ktorú žiadate ({"§\u00a0109"} ods. 8 zákona{" "}
            {"č.\u00a0452/2021\u00a0Z.\u00a0z."}). Reklamné a meracie cookies ani cudzie skripty tu nie sú, takže niet
            na čo súhlas dávať.
          </p>
        ),
      },
      {
        id: "cookies",
        title: "Cookies",
        text: (
          <>
            <CookieTable host={facts.offer.host} {...words(facts)} />
            <p>
              Posledné tri po uvedenom čase nečítame a prehliadač ich do {facts.expiringHours} hodín vymaže. Všetky
              nastavuje tento obchod, žiadne cudzie nepribúdajú.
            </p>
          </>
        ),
      },
      {
        id: "storage",
        title: "Úložisko prehliadača",
        text: (
          <>
            <StorageTable
              head={["Kľúč", "Na čo slúži", "Ako dlho"]}
              rows={{
                "color-scheme": ["zvolený svetlý alebo tmavý vzhľad", "kým ho nevymažete"],
                "suggestion-seen": ["že ste ponuku jazyka už videli", "kým ho nevymažete"],
                "geo-preferences": ["navrhnutý jazyk a mena podľa krajiny", "do zatvorenia karty"],
                "dezen-car": ["auto alebo rozmer, ktoré ste si tu zapamätali", "kým ho nevymažete"],
                "dezen-compare": ["pneumatiky, ktoré ste dali do porovnania", "kým ich neodoberiete alebo nevymažete"],
                "dezen-recent": ["naposledy prezerané pneumatiky, najviac 12", "kým ich nevymažete"],
                "guest-profile": ["kontakt a adresa na ďalší nákup bez účtu", "kým ho nevymažete"],
                "order-attempts": ["aby opakované odoslanie neobjednalo dvakrát", "do zatvorenia karty"],
                draft_contact: ["rozpísaná správa v kontaktoch", "do odoslania alebo zatvorenia karty"],
              }}
            />
            <p>
              Tieto záznamy zostávajú vo vašom prehliadači. Na server odíde len to, čo potom sami odošlete vo formulári.
            </p>
            <p>
              Prehliadač si okrem toho necháva náš malý skript <code>offline.js</code> (service worker), ktorý nič
              neukladá: len pri výpadku pripojenia ukáže stránku, ktorá to oznámi.
            </p>
          </>
        ),
      },
      {
        id: "delete",
        title: "Ako ich vymazať",
        text: (
          <p>
            V nastaveniach prehliadača pri dátach tohto webu. Košík, prihlásenie a zapamätané auto tým zmiznú,
            objednávky nie. Čo o vás máme na serveri, opisuje <To page="privacy">Ochrana osobných údajov</To>.
          </p>
        ),
      },
    ],
  };
}

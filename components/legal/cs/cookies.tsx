import { CookieTable } from "@/components/legal/cookie-table";
import { cookiesCs as words } from "@/components/legal/cs/cookie-words";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { StorageTable } from "@/components/legal/storage-table";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Cookies and the browser's storage in Czech. Source: Act 127/2005, § 89 (3). */
export function cookiesCs(facts: TermsFacts): LegalText {
  return {
    lead: <p>Ukládáme jen to, bez čeho by obchod nefungoval nebo o co jste si sami řekli. Nic z toho vás nesleduje.</p>,
    sections: [
      {
        id: "banner",
        title: "Proč tu není lišta",
        text: (
          <p>
            Souhlas je potřeba k ukládání, které není nezbytné pro službu, o kterou žádáte ({"§\u00a089"} odst. 3 zákona{" "}
            {"č.\u00a0127/2005\u00a0Sb."}). Reklamní a měřicí cookies ani cizí skripty tu nejsou, takže není k čemu
            souhlas dávat.
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
              Poslední tři po uvedené době nečteme a prohlížeč je do {facts.expiringHours} hodin smaže. Všechny
              nastavuje tento obchod, žádné cizí nepřibývají.
            </p>
          </>
        ),
      },
      {
        id: "storage",
        title: "Úložiště prohlížeče",
        text: (
          <>
            <StorageTable
              head={["Klíč", "K čemu je", "Jak dlouho"]}
              rows={{
                "color-scheme": ["zvolený světlý nebo tmavý vzhled", "dokud ho nesmažete"],
                "suggestion-seen": ["že jste nabídku jazyka už viděli", "dokud ho nesmažete"],
                "geo-preferences": ["navržený jazyk a měna podle země", "do zavření karty"],
                "dezen-car": ["auto nebo rozměr, které jste si tu zapamatovali", "dokud ho nesmažete"],
                "dezen-compare": ["pneumatiky, které jste dali do porovnání", "dokud je neodeberete nebo nesmažete"],
                "dezen-recent": ["naposledy prohlížené pneumatiky, nejvýš 12", "dokud je nesmažete"],
                "guest-profile": ["kontakt a adresa pro příští nákup bez účtu", "dokud ho nesmažete"],
                "order-attempts": ["aby opakované odeslání neobjednalo dvakrát", "do zavření karty"],
                draft_contact: ["rozepsaná zpráva v kontaktech", "do odeslání nebo zavření karty"],
              }}
            />
            <p>
              Tyto záznamy zůstávají ve vašem prohlížeči. Na server odejde jen to, co pak sami odešlete ve formuláři.
            </p>
            <p>
              Prohlížeč si navíc nechává náš malý skript <code>offline.js</code> (service worker), který nic neukládá:
              jen při výpadku připojení ukáže stránku, která to oznámí.
            </p>
          </>
        ),
      },
      {
        id: "delete",
        title: "Jak je smazat",
        text: (
          <p>
            V nastavení prohlížeče u dat tohoto webu. Košík, přihlášení a zapamatované auto tím zmizí, objednávky ne. Co
            o vás máme na serveru, popisuje <To page="privacy">Ochrana osobních údajů</To>.
          </p>
        ),
      },
    ],
  };
}

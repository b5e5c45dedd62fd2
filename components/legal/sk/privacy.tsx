import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { privacyTableSk } from "@/components/legal/sk/privacy-table";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** What the shop does with personal data, in Slovak. Source: Regulation (EU) 2016/679, art. 13; Act 18/2018. */
export function privacySk(facts: TermsFacts): LegalText {
  const { shop, place } = facts;
  return {
    lead: (
      <p>
        Zbierame len to, čo potrebujeme na predaj pneumatík a čo od nás žiada zákon. Reklamu neposielame a cudzie
        skripty na stránkach nemáme.
      </p>
    ),
    sections: [
      {
        id: "controller",
        title: "Kto údaje spravuje",
        text: (
          <p>
            Prevádzkovateľom je {shop.name}, {place}, IČO {shop.company_id}. Vo všetkom, čo sa údajov týka, píšte na{" "}
            <MailLink email={shop.email} /> alebo volajte {shop.phone.replaceAll(" ", "\u00a0")}.
          </p>
        ),
      },
      { id: "purposes", title: "Čo spracúvame, prečo a ako dlho", text: privacyTableSk(facts) },
      {
        id: "recipients",
        title: "Kto ich dostane",
        text: (
          <>
            <p>
              Dopravca alebo pneuservis, ktorý ste si vybrali, banka, účtovník a prevádzkovateľ poštového servera. Každý
              dostane len to, čo potrebuje, napríklad dopravca meno, adresu a telefón. Nikomu inému údaje nedávame, ak
              nám to neuloží zákon alebo súd.
            </p>
            {facts.online && (
              <p>
                Ak platíte online, kartu alebo prihlásenie do banky zadávate až na stránke platobnej brány
                {facts.gateways.length > 0 && `: ${facts.gateways.join(", ")}`}. Od nás dostane číslo objednávky, sumu a
                váš e-mail, podľa brány aj meno a krajinu; číslo karty ani prihlásenie do banky sa k nám nedostane.
              </p>
            )}
            <p>
              Google alebo Facebook sa o vás od nás dozvie len vtedy, keď sa ich účtom sami prihlásite. Mapu v
              kontaktoch otvárate odkazom; kým naň neťuknete, nikam sa nepripájate.
            </p>
          </>
        ),
      },
      {
        id: "not",
        title: "Čo nerobíme",
        text: (
          <p>
            Nesledujeme vás, nevytvárame váš profil a nerozhodujeme o vás automaticky. Jazyk a menu ponúkame podľa
            krajiny odhadnutej z IP adresy priamo na našom serveri; adresu si na to neukladáme. Čo je uložené vo vašom
            prehliadači, vypisuje stránka <To page="cookies">Cookies</To>.
          </p>
        ),
      },
      {
        id: "rights",
        title: "Vaše práva",
        text: (
          <>
            <p>
              Môžete žiadať prístup k údajom, opravu, vymazanie, obmedzenie spracúvania a prenos a môžete namietať proti
              spracúvaniu z oprávneného záujmu. Odpovieme do mesiaca a bezplatne.
            </p>
            {facts.offer.host ? (
              <p>
                Ak máte <To page="account">účet</To>, údaje v ňom opravíte sami. O výpis, vymazanie a ostatné požiadajte
                e-mailom.
              </p>
            ) : (
              <p>
                Ak máte <To page="account">účet</To>, zvládnete to sami: údaje v ňom opravíte, stiahnete ako súbor a
                účet vymažete. Vymazaním zmizne meno, kontakty, prihlásenia, košík a správy; z vybavených objednávok
                zmizne e-mail, telefón a poznámka a zostane len to, čo musí byť na doklade. Pri recenziách už nebude
                vaše meno.
              </p>
            )}
          </>
        ),
      },
      {
        id: "authority",
        title: "Kam sa sťažovať",
        text: (
          <p>
            Na Úrad na ochranu osobných údajov SR, Hraničná 12, 820 07 Bratislava,{" "}
            <a href="https://dataprotection.gov.sk">dataprotection.gov.sk</a>. Ak bývate v Česku, aj na Úřad pro ochranu
            osobních údajů, <a href="https://uoou.gov.cz">uoou.gov.cz</a>.
          </p>
        ),
      },
    ],
  };
}

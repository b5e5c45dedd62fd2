import { privacyTableCs } from "@/components/legal/cs/privacy-table";
import type { TermsFacts } from "@/components/legal/facts";
import type { LegalText } from "@/components/legal/legal-text";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** What the shop does with personal data, in Czech. Source: Regulation (EU) 2016/679, art. 13; Act 110/2019. */
export function privacyCs(facts: TermsFacts): LegalText {
  const { shop, place } = facts;
  return {
    lead: (
      <p>
        Sbíráme jen to, co potřebujeme k prodeji pneumatik a co od nás chce zákon. Reklamu neposíláme a cizí skripty na
        stránkách nemáme.
      </p>
    ),
    sections: [
      {
        id: "controller",
        title: "Kdo údaje spravuje",
        text: (
          <p>
            Správcem je {shop.name}, {place}, IČO {shop.company_id}. Ve všem, co se údajů týká, pište na{" "}
            <MailLink email={shop.email} /> nebo volejte {shop.phone.replaceAll(" ", "\u00a0")}.
          </p>
        ),
      },
      { id: "purposes", title: "Co zpracováváme, proč a jak dlouho", text: privacyTableCs(facts) },
      {
        id: "recipients",
        title: "Kdo je dostane",
        text: (
          <>
            <p>
              Dopravce nebo pneuservis, který jste si vybrali, banka, účetní a provozovatel poštovního serveru. Každý
              dostane jen to, co potřebuje, třeba dopravce jméno, adresu a telefon. Nikomu jinému údaje nedáváme, ledaže
              nám to uloží zákon nebo soud.
            </p>
            {facts.online && (
              <p>
                Platíte-li online, zadáváte kartu nebo přihlášení do banky až na stránce platební brány
                {facts.gateways.length > 0 && `: ${facts.gateways.join(", ")}`}. Od nás dostane číslo objednávky, částku
                a váš e-mail, podle brány i jméno a zemi; číslo karty ani přihlášení do banky u nás nikdy není.
              </p>
            )}
            <p>
              Google nebo Facebook se o vás od nás dozví jen tehdy, když se jejich účtem sami přihlásíte. Mapu v
              kontaktech otevíráte odkazem; dokud na něj neklepnete, nikam se nepřipojujete.
            </p>
          </>
        ),
      },
      {
        id: "not",
        title: "Co neděláme",
        text: (
          <p>
            Nesledujeme vás, nesestavujeme váš profil a nerozhodujeme o vás automaticky. Jazyk a měnu navrhujeme podle
            země odhadnuté z IP adresy přímo na našem serveru; adresu si k tomu neukládáme. Co je uložené ve vašem
            prohlížeči, vypisuje stránka <To page="cookies">Cookies</To>.
          </p>
        ),
      },
      {
        id: "rights",
        title: "Vaše práva",
        text: (
          <>
            <p>
              Můžete chtít přístup k údajům, opravu, výmaz, omezení zpracování a přenos a můžete vznést námitku proti
              zpracování z oprávněného zájmu. Odpovíme do měsíce a zdarma.
            </p>
            {facts.offer.host ? (
              <p>
                Máte-li <To page="account">účet</To>, údaje v něm opravíte sami. O výpis, výmaz a ostatní požádejte
                e-mailem.
              </p>
            ) : (
              <p>
                Máte-li <To page="account">účet</To>, zvládnete to sami: údaje v něm opravíte, stáhnete je jako soubor a
                účet smažete. Smazáním zmizí jméno, kontakty, přihlášení, košík a zprávy; z vyřízených objednávek zmizí
                e-mail, telefon a poznámka a zůstane jen to, co musí být na dokladu. U recenzí už nebude vaše jméno.
              </p>
            )}
          </>
        ),
      },
      {
        id: "authority",
        title: "Kam si stěžovat",
        text: (
          <p>
            Na Úřad pro ochranu osobních údajů, Pplk. Sochora 27, 170 00 Praha 7,{" "}
            <a href="https://uoou.gov.cz">uoou.gov.cz</a>. Bydlíte-li na Slovensku, také na Úrad na ochranu osobných
            údajov SR, <a href="https://dataprotection.gov.sk">dataprotection.gov.sk</a>.
          </p>
        ),
      },
    ],
  };
}

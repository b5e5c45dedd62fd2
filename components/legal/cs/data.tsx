import { CookieTable } from "@/components/legal/cookie-table";
import { cookiesCs } from "@/components/legal/cs/cookie-words";
import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { MailLink } from "@/components/legal/seller-details";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** What is kept of the buyer, and the end. */
export function dataCs(facts: TermsFacts): Record<"personal-data" | "final", Section> {
  return { "personal-data": personalData(facts), final: final(facts) };
}

const personalData = (facts: TermsFacts): Section => ({
  title: "Osobní údaje a cookies",
  text: (
    <>
      <p>
        Správcem údajů je prodávající. Z objednávky máme vaše jméno, adresu, telefon a e-mail, u firem IČO a DIČ, dále
        zboží, poznámku a průběh objednávky. Bez nich smlouvu nesplníme a nevyřídíme reklamaci. Objednávky a doklady k
        nim uchováváme 10 let od konce roku prodeje, protože to žádá zákon o DPH.
      </p>
      <p>
        Dopravci, pneuservisu, bance, účetní a správci pošty předáme jen to, co ke své práci potřebují. Údaje
        neprodáváme a reklamu neposíláme. Na stránkách nejsou cizí skripty ani měření návštěvnosti. Jazyk a měnu
        navrhujeme podle země, kterou odhadneme z IP adresy; adresu si k tomu neukládáme.
      </p>
      <p>
        Máte právo na přístup k údajům, jejich opravu, výmaz, omezení a přenos a právo vznést námitku. Napište na{" "}
        <MailLink email={facts.shop.email} />. Stížnost můžete podat Úřadu pro ochranu osobních údajů,{" "}
        <a href="https://uoou.gov.cz">uoou.gov.cz</a>.
      </p>
      {facts.offer.host ? (
        <p>
          Účet k nákupu nepotřebujete. Založíte-li si ho, máme k němu e-mail, jméno a to, co do něj vyplníte. O výmaz
          účtu můžete kdykoli požádat.
        </p>
      ) : (
        <p>
          Účet k nákupu nepotřebujete. Založíte-li si ho, máme k němu e-mail, jméno a to, co do něj vyplníte; heslo
          známe jen jako otisk. V účtu si údaje stáhnete i účet zrušíte. Objednávky, které musíme uchovat, po zrušení
          zůstanou, ale už bez vazby na účet.
        </p>
      )}
      <p>Ukládáme jen cookies, bez kterých obchod nefunguje. Souhlas k nim není třeba, proto tu není ani lišta.</p>
      <CookieTable host={facts.offer.host} {...cookiesCs(facts)} />
      <p>
        Poslední tři po uvedené době nečteme a prohlížeč je do {facts.expiringHours} hodin smaže. V úložišti prohlížeče
        navíc zůstává vzhled stránek, odmítnutý návrh jazyka a kontakt z pokladny pro příští nákup. Smažete je v
        nastavení prohlížeče.
      </p>
      <p>
        Podrobnosti jsou na stránkách <To page="privacy">Ochrana osobních údajů</To> a <To page="cookies">Cookies</To>.
      </p>
    </>
  ),
});

const final = ({ validFrom }: TermsFacts): Section => ({
  title: "Závěrečná ustanovení",
  text: (
    <>
      <p>
        Při doručení do Česka se smlouva řídí českým právem, hlavně občanským zákoníkem ({"č.\u00a089/2012\u00a0Sb."},
        pro spotřebitele {"§\u00a01810"} a následující) a zákonem o ochraně spotřebitele ({"č.\u00a0634/1992\u00a0Sb."}
        ). Bydlíte-li v jiném státě EU, ochranu, kterou vám dává jeho právo, tím neztrácíte.
      </p>
      <p>
        Podmínky se mohou změnit; pro vaši objednávku platí znění ze dne, kdy jste ji odeslali. Je-li některé ustanovení
        neplatné, ostatní platí dál.
      </p>
      <p>Toto znění platí od {validFrom}.</p>
    </>
  ),
});

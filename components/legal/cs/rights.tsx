import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { MailLink } from "@/components/legal/seller-details";
import { type FormWords, WithdrawalForm } from "@/components/legal/withdrawal-form";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

/** Government Regulation 29/2023, annex, part b). */
const form: FormWords = {
  title: "Formulář pro odstoupení od smlouvy",
  hint: "Vyplňte a pošlete nám ho, jen když chcete od smlouvy odstoupit.",
  to: "Adresát",
  statement: "Oznamuji/oznamujeme*, že tímto odstupuji/odstupujeme* od smlouvy o koupi tohoto zboží:",
  lines: [
    "Zboží, počet kusů a číslo objednávky",
    "Datum objednání/datum obdržení*",
    "Jméno a příjmení spotřebitele/spotřebitelů*",
    "Adresa spotřebitele/spotřebitelů*",
    "Podpis spotřebitele/spotřebitelů* (jen na papíře)",
    "Datum",
  ],
  footnote: "* Nehodící se škrtněte.",
  asMail: "Otevřít jako e-mail",
};

/** What the buyer may do afterwards: withdraw, complain, hand in old tyres, settle a dispute. */
export function rightsCs(facts: TermsFacts): Record<"withdrawal" | "defects" | "used-tyres" | "disputes", Section> {
  return { withdrawal: withdrawal(facts), defects: defects(facts), "used-tyres": usedTyres, disputes: disputes(facts) };
}

const withdrawal = (facts: TermsFacts): Section => ({
  title: "Odstoupení od smlouvy",
  text: (
    <>
      <p>
        {facts.returns} Vrátit můžete i jen část objednávky. Lhůta běží ode dne, kdy zboží převezmete; přijde-li po
        částech, od převzetí té poslední. Stačí, když odstoupení v této lhůtě odešlete. Rozhoduje účel nákupu, ne IČO na
        dokladu: kdo nakupuje pro svou podnikatelskou činnost nebo povolání, spotřebitelem není a toto právo nemá.
      </p>
      {facts.offer.withdrawal ? (
        <p>
          Nejrychleji odstoupíte přímo tady, funkcí{" "}
          <Link href={pathOf("withdrawal", "cs")}>Odstoupit od smlouvy zde</Link>: vyplníte jméno, číslo objednávky a
          e-mail, zkontrolujete souhrn a stisknete „Potvrdit odstoupení“. Účet k tomu nepotřebujete. Odkaz najdete po
          celou lhůtu v patičce každé stránky, u objednávky i v jejím potvrzení. Hned poté vám e-mailem přijde potvrzení
          s obsahem odstoupení a s datem a časem, kdy jste ho odeslali.
        </p>
      ) : null}
      {facts.offer.withdrawal ? (
        <p>
          Můžete nám také napsat e-mailem na <MailLink email={facts.shop.email} /> nebo dopisem na adresu {facts.place}.
          Formulář na konci této části k tomu použít můžete, ale nemusíte. I tak vám přijetí bez odkladu potvrdíme
          e-mailem.
        </p>
      ) : (
        <p>
          Napište nám e-mailem na <MailLink email={facts.shop.email} /> nebo dopisem na adresu {facts.place}. Formulář
          na konci této části k tomu použít můžete, ale nemusíte. Přijetí vám bez odkladu potvrdíme e-mailem.
        </p>
      )}
      {facts.offer.checkout ? (
        <p>
          Pneumatiky pošlete na tutéž adresu nebo přivezte do 14 dnů od odstoupení. Náklady na vrácení nesete vy. Stačí
          běžný balíkový kurýr.
        </p>
      ) : (
        <p>
          Pneumatiky pošlete na tutéž adresu nebo přivezte do 14 dnů od odstoupení. Náklady na vrácení nesete vy. Stačí
          běžný balíkový kurýr; pro představu, za doručení jedné pneumatiky si účtujeme od {facts.oneTyre.CZ}.
        </p>
      )}
      <p>
        Peníze vrátíme do 14 dnů od odstoupení, i s dopravou v ceně nejlevnějšího způsobu, který nabízíme. Vracíme je
        tak, jak jste zaplatili; po platbě v hotovosti nám napište číslo účtu. Můžeme počkat, až pneumatiky dostaneme
        nebo až doložíte, že jste je odeslali.
      </p>
      <p>
        Pneumatiku si smíte prohlédnout jako v prodejně. Za to, o co její hodnota klesne jiným zacházením, odpovídáte (
        {"§\u00a01833"} občanského zákoníku).
      </p>
      <WithdrawalForm facts={facts} words={form} />
    </>
  ),
});

const defects = ({ shop, place }: TermsFacts): Section => ({
  title: "Reklamace",
  text: (
    <>
      <p>
        Odpovídáme za to, že pneumatika je při převzetí bez vad. Spotřebitel může vytknout vadu, která se projeví do
        dvou let od převzetí ({"§\u00a02165"} občanského zákoníku). Projeví-li se během prvního roku, má se za to, že tu
        byla už při převzetí.
      </p>
      <p>
        Reklamujte e-mailem na <MailLink email={shop.email} />, dopisem nebo osobně na adrese {place}. Napište číslo
        objednávky, v čem je vada a co žádáte; pomůže fotografie. Dostanete písemné potvrzení, kdy jste reklamovali, co
        a jak si přejete reklamaci vyřídit.
      </p>
      <p>
        Vyberete si novou pneumatiku, nebo opravu, pokud zvolený způsob není nemožný nebo nepřiměřeně drahý. Slevu nebo
        odstoupení od smlouvy můžete žádat, když je vada podstatná, když se projeví znovu nebo když ji neodstraníme.
      </p>
      <p>
        Reklamaci vyřídíme do 30 dnů, pokud se spolu nedohodneme na delší době. Jinak můžete od smlouvy odstoupit nebo
        žádat přiměřenou slevu ({"§\u00a019"} zákona o ochraně spotřebitele). Dokud pneumatiku kvůli oprávněné reklamaci
        nemůžete používat, doba dvou let neběží ({"§\u00a01922"} občanského zákoníku); po první opravě ji navíc o 12
        měsíců prodloužíme. Dopravu vadné pneumatiky, její demontáž i montáž nové platíme my. O náhradu účelných nákladů
        požádejte nejpozději měsíc po skončení doby pro vytknutí vad.
      </p>
      <p>
        Vadou není běžné opotřebení ani poškození nesprávným tlakem, průrazem nebo neodbornou montáží. Firmy reklamují
        podle obecných pravidel občanského zákoníku, bez zbytečného odkladu po zjištění vady.
      </p>
    </>
  ),
});

const usedTyres: Section = {
  title: "Zpětný odběr použitých pneumatik",
  text: (
    <p>
      Staré pneumatiky odevzdáte zdarma na místech zpětného odběru, nejčastěji v pneuservisech. Nezáleží na značce ani
      na tom, kde jste je koupili, a nic u toho kupovat nemusíte. Seznam míst vede{" "}
      <a href="https://www.eltma.cz/sberna-mista">eltma.cz</a>. Do popelnice nepatří. Sběr platí výrobci z recyklačního
      příspěvku v ceně nových pneumatik (zákon {"č.\u00a0542/2020\u00a0Sb."}).
    </p>
  ),
};

const disputes = ({ seat, shop }: TermsFacts): Section => ({
  title: "Mimosoudní řešení sporů",
  text: (
    <>
      <p>
        Nejste-li spokojeni, napište nejdřív nám na <MailLink email={shop.email} />. Když se nedohodneme, může
        spotřebitel do jednoho roku od prvního uplatnění svého práva podat návrh na mimosoudní řešení. Je zdarma a cesta
        k soudu zůstává otevřená.
      </p>
      {seat === "CZ" ? (
        <p>
          Příslušná je Česká obchodní inspekce, oddělení ADR, Gorazdova 1969/24, 120 00 Praha 2,{" "}
          <a href="https://coi.gov.cz/informace-o-adr/">coi.gov.cz/informace-o-adr</a>. Inspekce nad námi také vykonává
          dozor.
        </p>
      ) : (
        <p>
          Sídlíme na Slovensku, příslušná je proto Slovenská obchodná inšpekcia, Bajkalská 21/A, 827 99 Bratislava,{" "}
          <a href="https://www.soi.sk">soi.sk</a>. Zdarma poradí Evropské spotřebitelské centrum,{" "}
          <a href="https://evropskyspotrebitel.cz">evropskyspotrebitel.cz</a>.
        </p>
      )}
    </>
  ),
});

import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { MailLink } from "@/components/legal/seller-details";
import { type FormWords, WithdrawalForm } from "@/components/legal/withdrawal-form";
import { Link } from "@/components/ui/link";
import { pathOf } from "@/lib/seo/paths";

/** Act 108/2024, annex 2. */
const form: FormWords = {
  title: "Formulár na odstúpenie od zmluvy",
  hint: "Vyplňte ho a pošlite len vtedy, ak chcete od zmluvy odstúpiť.",
  to: "Komu",
  statement:
    "Týmto oznamujem/oznamujeme*, že odstupujem/odstupujeme* od zmluvy o dodaní alebo poskytnutí tohto produktu:",
  lines: [
    "Produkt, počet kusov a číslo objednávky",
    "Dátum objednania/dátum prijatia*",
    "Meno a priezvisko spotrebiteľa/spotrebiteľov*",
    "Adresa spotrebiteľa/spotrebiteľov*",
    "Podpis spotrebiteľa/spotrebiteľov* (ak sa formulár podáva v listinnej podobe)",
    "Dátum",
  ],
  footnote: "* Nehodiace sa prečiarknite.",
  asMail: "Otvoriť ako e-mail",
};

/** What the buyer may do afterwards: withdraw, complain, hand in old tyres, settle a dispute. */
export function rightsSk(facts: TermsFacts): Record<"withdrawal" | "defects" | "used-tyres" | "disputes", Section> {
  return { withdrawal: withdrawal(facts), defects: defects(facts), "used-tyres": usedTyres, disputes: disputes(facts) };
}

const withdrawal = (facts: TermsFacts): Section => ({
  title: "Odstúpenie od zmluvy",
  text: (
    <>
      <p>
        {facts.returns} Toto právo vám dáva {"§\u00a019"} zákona {"č.\u00a0108/2024\u00a0Z.\u00a0z."} Ak tovar príde vo
        viacerých zásielkach, počíta sa prevzatie poslednej. Lehota je dodržaná, ak odstúpenie odošlete najneskôr v jej
        posledný deň. Vrátiť môžete aj časť objednávky. Rozhoduje účel nákupu, nie IČO na doklade: kto nakupuje na
        podnikanie alebo výkon povolania, spotrebiteľom nie je a toto právo nemá.
      </p>
      {facts.offer.withdrawal ? (
        <p>
          Najrýchlejšie odstúpite priamo tu, funkciou{" "}
          <Link href={pathOf("withdrawal", "sk")}>Odstúpiť od zmluvy tu</Link> ({"§\u00a020a"} zákona{" "}
          {"č.\u00a0108/2024\u00a0Z.\u00a0z."}): vyplníte meno, číslo objednávky a e-mail, skontrolujete súhrn a
          stlačíte „Potvrdiť odstúpenie“. Účet na to nepotrebujete. Odkaz je počas celej lehoty v pätičke každej
          stránky, pri objednávke aj v jej potvrdení. Hneď potom vám e-mailom príde potvrdenie s obsahom odstúpenia a s
          dátumom a časom jeho odoslania.
        </p>
      ) : null}
      {facts.offer.withdrawal ? (
        <p>
          Odstúpenie môžete poslať aj na <MailLink email={facts.shop.email} /> alebo listom na adresu {facts.place}.
          Stačí jasne napísať, že odstupujete; formulár nižšie použiť môžete, ale nemusíte. Aj vtedy vám hneď potvrdíme
          e-mailom, že nám prišlo.
        </p>
      ) : (
        <p>
          Odstúpenie pošlite na <MailLink email={facts.shop.email} /> alebo listom na adresu {facts.place}. Stačí jasne
          napísať, že odstupujete; formulár nižšie použiť môžete, ale nemusíte. Hneď vám potvrdíme e-mailom, že nám
          prišlo.
        </p>
      )}
      {facts.offer.checkout ? (
        <p>
          Do 14 dní od odstúpenia nám tovar pošlite na tú istú adresu alebo ho prineste. Náklady na vrátenie znášate vy.
          Zvládne to bežný balíkový kuriér.
        </p>
      ) : (
        <p>
          Do 14 dní od odstúpenia nám tovar pošlite na tú istú adresu alebo ho prineste. Náklady na vrátenie znášate vy.
          Zvládne to bežný balíkový kuriér; pre predstavu, my si za doručenie jednej pneumatiky účtujeme od{" "}
          {facts.oneTyre.SK}.
        </p>
      )}
      <p>
        Do 14 dní od doručenia odstúpenia vám vrátime všetky platby vrátane dopravy; tú najviac v cene najlacnejšieho
        spôsobu, ktorý ponúkame. Použijeme spôsob, akým ste platili; po platbe v hotovosti nám napíšte číslo účtu. Kým
        tovar nedostaneme alebo kým nepreukážete jeho odoslanie, môžeme s vrátením počkať.
      </p>
      <p>
        Pneumatiku si môžete pozrieť a ohmatať ako v predajni. Za to, o čo jej hodnota klesne iným zaobchádzaním,
        zodpovedáte vy.
      </p>
      <WithdrawalForm facts={facts} words={form} />
    </>
  ),
});

const defects = ({ shop, place }: TermsFacts): Section => ({
  title: "Zodpovednosť za vady a reklamácia",
  text: (
    <>
      <p>
        Zodpovedáme za každú vadu, ktorú má pneumatika pri dodaní a ktorá sa prejaví do dvoch rokov od dodania (
        {"§\u00a0619"} Občianskeho zákonníka). Predpokladá sa, že vada z tohto obdobia tu bola už pri dodaní. Opak
        musíme preukázať my.
      </p>
      <p>
        Vadu nám vytknite do dvoch mesiacov od jej zistenia, najneskôr do konca dvojročnej doby. Napíšte na{" "}
        <MailLink email={shop.email} />, pošlite list alebo príďte na adresu {place}. Uveďte číslo objednávky a opíšte
        vadu, ideálne s fotografiou. Bezodkladne dostanete písomné potvrdenie s lehotou, v ktorej vadu odstránime.
        Nebude dlhšia ako 30 dní odo dňa vytknutia, ak dlhšiu neodôvodňuje objektívna príčina, ktorú nemôžeme ovplyvniť.
      </p>
      <p>
        Či chcete výmenu alebo opravu, si vyberáte vy; odmietnuť môžeme len spôsob, ktorý nie je možný alebo je
        neprimerane nákladný. Dopravu, demontáž aj novú montáž platíme my. Po prvej oprave sa naša zodpovednosť
        predlžuje o 12 mesiacov.
      </p>
      <p>
        Na primeranú zľavu alebo na odstúpenie od zmluvy máte právo najmä vtedy, keď vadu neodstránime alebo to
        odmietneme, keď sa objaví znova alebo keď je závažná. Cenu vrátime do 14 dní od vrátenia pneumatiky.
        Zodpovednosť môžeme odmietnuť len písomne a s dôvodmi. Účelné náklady na uplatnenie práv žiadajte do dvoch
        mesiacov od vybavenia.
      </p>
      <p>
        Vadou nie je bežné opotrebenie ani poškodenie zlým tlakom, prierazom či neodbornou montážou. Pre nákup na
        podnikanie platí Obchodný zákonník.
      </p>
    </>
  ),
});

const usedTyres: Section = {
  title: "Spätný zber použitých pneumatík",
  text: (
    <p>
      Staré pneumatiky od vás bezplatne prevezme každá predajňa pneumatík a každý pneuservis na Slovensku, teda aj ten,
      ktorý si zvolíte ako výdajné miesto. Na značke nezáleží a nič si u neho kúpiť nemusíte (zákon{" "}
      {"č.\u00a079/2015\u00a0Z.\u00a0z."}). Na zberný dvor ani do komunálneho odpadu nepatria. Zber sa platí z
      recyklačného poplatku, ktorý je v cene novej pneumatiky.
    </p>
  ),
};

const disputes = ({ seat, shop }: TermsFacts): Section => ({
  title: "Alternatívne riešenie sporov",
  text: (
    <>
      <p>
        Ak nie ste spokojní s vybavením reklamácie alebo si myslíte, že sme porušili vaše práva, pošlite na{" "}
        <MailLink email={shop.email} /> žiadosť o nápravu. Keď ju zamietneme alebo do 30 dní neodpovieme, môžete ako
        spotrebiteľ podať návrh na alternatívne riešenie sporu (zákon {"č.\u00a0391/2015\u00a0Z.\u00a0z."}). Na súd sa
        môžete obrátiť vždy.
      </p>
      {seat === "SK" ? (
        <p>
          Návrh prijíma Slovenská obchodná inšpekcia, Bajkalská 21/A, 827 99 Bratislava,{" "}
          <a href="https://www.soi.sk">soi.sk</a>. Je aj orgánom dozoru nad naším predajom.
        </p>
      ) : (
        <p>
          Sídlime v Česku, preto návrh prijíma Česká obchodní inspekce, Gorazdova 1969/24, 120 00 Praha 2,{" "}
          <a href="https://coi.gov.cz/informace-o-adr/">coi.gov.cz/informace-o-adr</a>. Ochranu spotrebiteľa na
          Slovensku dozoruje Slovenská obchodná inšpekcia, Bajkalská 21/A, 827 99 Bratislava,{" "}
          <a href="https://www.soi.sk">soi.sk</a>; pri cezhraničnom spore bezplatne pomôže Európske spotrebiteľské
          centrum.
        </p>
      )}
    </>
  ),
});

import { CookieTable } from "@/components/legal/cookie-table";
import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { MailLink } from "@/components/legal/seller-details";
import { cookiesSk } from "@/components/legal/sk/cookie-words";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** What is kept of the buyer, and the end. */
export function dataSk(facts: TermsFacts): Record<"personal-data" | "final", Section> {
  return { "personal-data": personalData(facts), final: final(facts) };
}

const personalData = (facts: TermsFacts): Section => ({
  title: "Osobné údaje a cookies",
  text: (
    <>
      <p>
        Prevádzkovateľom je predávajúci. Spracúvame meno, adresu, telefón a e-mail, pri firme aj IČO, DIČ a IČ DPH, a k
        tomu objednaný tovar, poznámku a priebeh objednávky. Potrebujeme ich na splnenie zmluvy a vybavenie reklamácií.
        Objednávky s účtovnými dokladmi uchovávame 10 rokov od konca roka predaja, ako to žiadajú daňové a účtovné
        predpisy.
      </p>
      <p>
        Ďalej údaje dostane len dopravca, zvolený pneuservis, banka, účtovník a správca pošty, a to v nevyhnutnom
        rozsahu. Nepredávame ich a reklamu neposielame. Stránky nemajú cudzie skripty ani meranie návštevnosti. Jazyk a
        menu ponúkame podľa krajiny odhadnutej z IP adresy; adresu si na to neukladáme.
      </p>
      <p>
        Môžete žiadať prístup k údajom, ich opravu, vymazanie, obmedzenie spracúvania či prenos a môžete namietať. Píšte
        na <MailLink email={facts.shop.email} />. Sťažnosť prijíma Úrad na ochranu osobných údajov SR,{" "}
        <a href="https://dataprotection.gov.sk">dataprotection.gov.sk</a>.
      </p>
      {facts.offer.host ? (
        <p>
          Účet na nákup nepotrebujete. Ak si ho založíte, máme k nemu e-mail, meno a to, čo doň vyplníte. O vymazanie
          účtu môžete kedykoľvek požiadať.
        </p>
      ) : (
        <p>
          Účet na nákup nepotrebujete. Ak si ho založíte, máme k nemu e-mail, meno a to, čo doň vyplníte; heslo poznáme
          len ako odtlačok. V účte si údaje stiahnete a účet aj zrušíte. Objednávky, ktoré musíme uchovať, po zrušení
          zostanú, ale už bez väzby na účet.
        </p>
      )}
      <p>Používame iba nevyhnutné cookies. Súhlas na ne netreba, preto vás oň nežiadame.</p>
      <CookieTable host={facts.offer.host} {...cookiesSk(facts)} />
      <p>
        Posledné tri po tomto čase už nečítame a prehliadač ich do {facts.expiringHours} hodín vymaže. V úložisku
        prehliadača si okrem toho pamätáme vzhľad stránok, odmietnutý návrh jazyka a kontakt z pokladne na ďalší nákup.
        Vymažete ich v nastaveniach prehliadača.
      </p>
      <p>
        Podrobnosti sú na stránkach <To page="privacy">Ochrana osobných údajov</To> a <To page="cookies">Cookies</To>.
      </p>
    </>
  ),
});

const final = ({ validFrom }: TermsFacts): Section => ({
  title: "Záverečné ustanovenia",
  text: (
    <>
      <p>
        Zmluva s doručením na Slovensko sa riadi slovenským právom, najmä zákonom {"č.\u00a0108/2024\u00a0Z.\u00a0z."} o
        ochrane spotrebiteľa a Občianskym zákonníkom ({"č.\u00a040/1964\u00a0Zb."}). Ak bývate v inom štáte EÚ, ochrana
        podľa jeho práva vám zostáva.
      </p>
      <p>
        Podmienky môžeme zmeniť, vaša objednávka sa však riadi znením zo dňa jej odoslania. Neplatnosť jedného
        ustanovenia sa nedotýka ostatných.
      </p>
      <p>Toto znenie platí od {validFrom}.</p>
    </>
  ),
});

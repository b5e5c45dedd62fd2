import type { TermsFacts } from "@/components/legal/facts";
import { type PrivacyRow, PrivacyTable } from "@/components/legal/privacy-table";

const head = ["Údaje", "Na čo a na akom základe", "Ako dlho"] as const;

const ofOrders: readonly PrivacyRow[] = [
  [
    "Objednávka: meno, adresa, telefón, e-mail, údaje firmy, tovar, poznámka",
    "Dodanie, platba, vrátenie a reklamácie: plnenie zmluvy. Účtovné a daňové doklady: zákonná povinnosť.",
    "10 rokov od konca roka predaja (na Slovensku zákon č. 431/2002 Z. z., v Česku zákony č. 235/2004 Sb. a č. 563/1991 Sb.)",
  ],
  [
    "Odstúpenie od zmluvy",
    "Prijatie, potvrdenie a vybavenie: zákonná povinnosť",
    "rovnako dlho ako objednávku, ku ktorej patrí",
  ],
];

/** What is held beside orders by a back end elsewhere, whose times are its own. */
const elsewhere: readonly PrivacyRow[] = [
  [
    "Účet: e-mail, meno a čo doň vyplníte",
    "Vedenie účtu: plnenie zmluvy, ktorá vzniká registráciou",
    "kým účet nezrušíte",
  ],
  [
    "Košík a prihlásenie",
    "Aby v košíku tovar zostal a prihlásenie držalo: kroky pred uzavretím zmluvy a jej plnenie",
    "kým ich používate",
  ],
  [
    "Správa z kontaktov: meno, e-mail, text",
    "Odpoveď: kroky pred uzavretím zmluvy alebo oprávnený záujem odpovedať",
    "kým vašu vec nevybavíme",
  ],
];

/** Purposes, legal bases and times in Slovak. The times are those after which the back end deletes. */
export function privacyTableSk({ cartDays, offer }: TermsFacts) {
  if (offer.host) return <PrivacyTable head={head} rows={[...ofOrders, ...elsewhere]} />;
  return (
    <PrivacyTable
      head={head}
      rows={[
        ...ofOrders,
        [
          "Účet: e-mail, meno a čo doň vyplníte; heslo len ako odtlačok Argon2id",
          "Vedenie účtu: plnenie zmluvy, ktorá vzniká registráciou",
          "kým účet nevymažete",
        ],
        [
          "Prihlásenie: odtlačky prihlasovacích kódov",
          "Aby prihlásenie držalo a nikto ho nezneužil: plnenie zmluvy, oprávnený záujem na bezpečnosti",
          "do 3 dní od posledného použitia; odtlačky vymenených kódov najviac 30 dní",
        ],
        [
          "Odkazy v e-mailoch (nové heslo, potvrdenie adresy, recenzia)",
          "Overenie, že ste to vy: plnenie zmluvy, oprávnený záujem na pravosti recenzií",
          "1 hodina, 7 dní a 90 dní",
        ],
        ["Košík bez účtu", "Aby v ňom tovar zostal: kroky pred uzavretím zmluvy", `${cartDays} dní od poslednej zmeny`],
        [
          "Správa z kontaktov: meno, e-mail, text",
          "Odpoveď: kroky pred uzavretím zmluvy alebo oprávnený záujem odpovedať",
          "1 rok",
        ],
        [
          "E-maily, ktoré čakajú na odoslanie: čo v nich má byť",
          "Aby sa e-mail nestratil, keď poštový server neodpovedá: na rovnakom základe ako to, o čom píše",
          "do odoslania; čo sa odoslať nedá, 30 dní od posledného pokusu",
        ],
        [
          "Stráženie dostupnosti: e-mail a pneumatika",
          "Jedna správa, keď bude na sklade: kroky pred uzavretím zmluvy na vašu žiadosť",
          "do odoslania správy alebo odhlásenia, najdlhšie 6 mesiacov",
        ],
        [
          "Recenzia: meno, pod ktorým ju zverejníte, hviezdičky a text",
          "Skúsenosti pre ostatných: oprávnený záujem; píšete ju dobrovoľne",
          "najdlhšie ako objednávku, z ktorej vznikla, alebo kým nepožiadate o vymazanie",
        ],
        [
          "Počítanie pokusov: odtlačok IP adresy alebo e-mailu",
          "Ochrana proti hádaniu hesiel a hromadnému odosielaniu: oprávnený záujem na bezpečnosti",
          "do konca meraného času, potom sa pri nočnom upratovaní maže",
        ],
        [
          "Počet čítaní článkov: odtlačok z IP adresy a prehliadača, iný pre každý článok a deň",
          "Aby sa jedno čítanie nepočítalo dvakrát: oprávnený záujem na pravdivom čísle",
          "do konca dňa",
        ],
      ]}
    />
  );
}

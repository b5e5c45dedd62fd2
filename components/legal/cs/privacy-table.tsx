import type { TermsFacts } from "@/components/legal/facts";
import { type PrivacyRow, PrivacyTable } from "@/components/legal/privacy-table";

const head = ["Údaje", "K čemu a na jakém základě", "Jak dlouho"] as const;

const ofOrders: readonly PrivacyRow[] = [
  [
    "Objednávka: jméno, adresa, telefon, e-mail, údaje firmy, zboží, poznámka",
    "Dodání, platba, vrácení a reklamace: plnění smlouvy. Účetní a daňové doklady: zákonná povinnost.",
    "10 let od konce roku prodeje (v Česku zákony č. 235/2004 Sb. a č. 563/1991 Sb., na Slovensku č. 431/2002 Z. z.)",
  ],
  [
    "Odstoupení od smlouvy",
    "Přijetí, potvrzení a vyřízení: zákonná povinnost",
    "stejně dlouho jako objednávku, ke které patří",
  ],
];

/** What is held beside orders by a back end elsewhere, whose times are its own. */
const elsewhere: readonly PrivacyRow[] = [
  [
    "Účet: e-mail, jméno a co do něj vyplníte",
    "Vedení účtu: plnění smlouvy, kterou zakládáte registrací",
    "dokud účet nezrušíte",
  ],
  [
    "Košík a přihlášení",
    "Aby v košíku zboží zůstalo a přihlášení drželo: kroky před uzavřením smlouvy a její plnění",
    "dokud je používáte",
  ],
  [
    "Zpráva z kontaktů: jméno, e-mail, text",
    "Odpověď: kroky před uzavřením smlouvy nebo oprávněný zájem odpovědět",
    "než je vaše věc vyřízená",
  ],
];

/** Purposes, legal bases and times in Czech. The times are those after which the back end deletes. */
export function privacyTableCs({ cartDays, offer }: TermsFacts) {
  if (offer.host) return <PrivacyTable head={head} rows={[...ofOrders, ...elsewhere]} />;
  return (
    <PrivacyTable
      head={head}
      rows={[
        ...ofOrders,
        [
          "Účet: e-mail, jméno a co do něj vyplníte; heslo jen jako otisk Argon2id",
          "Vedení účtu: plnění smlouvy, kterou zakládáte registrací",
          "dokud účet nesmažete",
        ],
        [
          "Přihlášení: otisky přihlašovacích kódů",
          "Aby přihlášení drželo a nikdo ho nezneužil: plnění smlouvy, oprávněný zájem na bezpečnosti",
          "do 3 dnů od posledního použití; otisky vyměněných kódů nejvýš 30 dnů",
        ],
        [
          "Odkazy v e-mailech (nové heslo, potvrzení adresy, recenze)",
          "Ověření, že jste to vy: plnění smlouvy, oprávněný zájem na pravosti recenzí",
          "1 hodina, 7 dnů a 90 dnů",
        ],
        [
          "Košík bez účtu",
          "Aby v něm zboží zůstalo: kroky před uzavřením smlouvy",
          `${cartDays} dní od poslední změny`,
        ],
        [
          "Zpráva z kontaktů: jméno, e-mail, text",
          "Odpověď: kroky před uzavřením smlouvy nebo oprávněný zájem odpovědět",
          "1 rok",
        ],
        [
          "E-maily, které čekají na odeslání: co v nich má stát",
          "Aby se e-mail neztratil, když poštovní server neodpovídá: na stejném základě jako to, o čem píše",
          "do odeslání; co odeslat nejde, 30 dnů od posledního pokusu",
        ],
        [
          "Hlídání dostupnosti: e-mail a pneumatika",
          "Jedna zpráva, až bude skladem: kroky před uzavřením smlouvy na vaši žádost",
          "do odeslání zprávy nebo odhlášení, nejdéle 6 měsíců",
        ],
        [
          "Recenze: jméno, pod kterým ji zveřejníte, hvězdičky a text",
          "Zkušenosti pro ostatní: oprávněný zájem; píšete ji dobrovolně",
          "nejdéle jako objednávku, ze které vzešla, nebo dokud nepožádáte o výmaz",
        ],
        [
          "Počítání pokusů: otisk IP adresy nebo e-mailu",
          "Ochrana proti hádání hesel a hromadnému odesílání: oprávněný zájem na bezpečnosti",
          "do konce měřené doby, pak se při nočním úklidu maže",
        ],
        [
          "Počet čtení článků: otisk z IP adresy a prohlížeče, jiný pro každý článek a den",
          "Aby se jedno čtení nepočítalo dvakrát: oprávněný zájem na pravdivém čísle",
          "do konce dne",
        ],
      ]}
    />
  );
}

import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { SellerDetails } from "@/components/legal/seller-details";

const sellerWords = {
  seller: "Predávajúci",
  seat: "Sídlo a predajňa",
  country: { CZ: "Česko", SK: "Slovensko" },
  companyId: "IČO",
  vatId: { CZ: "DIČ", SK: "IČ DPH" },
  register: "Register",
  phone: "Telefón",
  email: "E-mail",
};

/** Who sells, how a contract arises, what it costs, how to pay, how it is delivered. */
export function buyingSk(
  facts: TermsFacts,
): Record<"seller" | "contract" | "prices" | "payment" | "delivery", Section> {
  return {
    seller: seller(facts),
    contract: contract(facts),
    prices: prices(facts),
    payment: payment(facts),
    delivery: delivery(facts),
  };
}

const seller = (facts: TermsFacts): Section => ({
  title: "Kto predáva",
  text: (
    <>
      <SellerDetails facts={facts} words={sellerWords} />
      {facts.shop.demonstration && (
        <p className="note info">
          Obchod zatiaľ beží s ukážkovým skladom. Pneumatiky, ceny aj štítky sú vierohodné, skutočnými ponukami však nie
          sú. Kým tu táto veta je, objednávka je len skúška: tovar neodošleme a vy nič neplaťte.
        </p>
      )}
    </>
  ),
});

const contract = ({ orderButton, offer }: TermsFacts): Section => ({
  title: "Ako vzniká zmluva",
  text: (
    <>
      <p>
        Na objednávku netreba registráciu. Pneumatiky vložíte do košíka a v pokladni zadáte kontakt, adresu, dopravu a
        platbu. Pred odoslaním vidíte celú objednávku aj s konečnou sumou a môžete v nej čokoľvek opraviť. Zmluvu možno
        uzavrieť po slovensky, po česky alebo po anglicky.
      </p>
      <p>
        Tlačidlo „{orderButton}“ objednávku odošle a zaväzuje vás zaplatiť. Zmluva je uzavretá, keď vám príde e-mail s
        potvrdením objednávky. Je v ňom všetko, na čom sme sa dohodli, poučenie o odstúpení od zmluvy a odkaz na tieto
        podmienky.
      </p>
      {offer.checkout ? null : (
        <p>
          Zmluvu uchovávame v elektronickej podobe a kedykoľvek si ju zobrazíte cez odkaz v potvrdení. Podmienky si
          môžete uložiť alebo vytlačiť; znenie zo dňa objednávky vám na požiadanie pošleme.
        </p>
      )}
      <p>Kým tovar neodovzdáme dopravcovi, môžete objednávku bezplatne zrušiť. Zavolajte nám alebo napíšte.</p>
    </>
  ),
});

const prices = ({ vat }: TermsFacts): Section => ({
  title: "Ceny a DPH",
  text: (
    <>
      <p>
        Uvádzame konečné predajné ceny vrátane DPH a recyklačného poplatku. Sadzba DPH závisí od krajiny doručenia: na
        Slovensku {vat.SK}, v Česku {vat.CZ}. Koľko z ceny je daň, vidíte v košíku, v objednávke aj v potvrdení.
      </p>
      <p>
        Eurá, české koruny a doláre majú u nás vlastné cenníky. Platí cena, ktorú vidíte pri odoslaní objednávky. Okrem
        tovaru platíte už len dopravu a poplatok za platbu pri prevzatí; obidva vidíte vopred.
      </p>
      <p>
        Pri zľave vychádzame z najnižšej ceny za posledných 30 dní pred zlacnením ({"§\u00a07"} zákona{" "}
        {"č.\u00a0108/2024\u00a0Z.\u00a0z."}). Ceny neprispôsobujeme jednotlivým zákazníkom.
      </p>
    </>
  ),
});

const ways = {
  card: "kartou",
  button: "bankovým tlačidlom, teda cez svoj internet banking",
  both: "kartou alebo bankovým tlačidlom, teda cez svoj internet banking",
};

/** The term of a transfer in a sentence, nothing where there is none. */
function transferTerm({
  transferDays,
  transferReminded,
}: Pick<TermsFacts, "transferDays" | "transferReminded">): string {
  if (transferDays === null) return "";
  const reminded = transferReminded ? "; dva dni predtým to pripomenieme e-mailom" : "";
  return ` Zaplaťte, prosím, do ${transferDays}\u00a0${transferDays === 1 ? "dňa" : "dní"}${reminded}. Ak peniaze neprídu, objednávku zrušíme a\u00a0napíšeme vám.`;
}

const payment = ({ cashFee, online, dollars, ...facts }: TermsFacts): Section => ({
  title: "Platba",
  text: (
    <>
      <ul>
        {online && (
          <li>
            <b>Platba online.</b> Objednávku odošlete tlačidlom „Objednať a zaplatiť online“ a hneď potom zaplatíte na
            zabezpečenej stránke platobnej brány: {ways[online]}, v eurách aj korunách
            {dollars && ", kartou aj v dolároch"}, bez poplatku. Číslo karty ani prihlásenie do banky sa k nám
            nedostane. Ak platba neprejde, môžete ju zopakovať. Ak nezaplatíte do 24 hodín, objednávku zrušíme a
            napíšeme vám.
          </li>
        )}
        <li>
          <b>Bankový prevod.</b> Platobné údaje nájdete na stránke po objednaní aj v e-maile. Eurá zaplatíte kódom PAY
          by square, české koruny kódom QR Platba. Tovar odošleme po pripísaní platby.{transferTerm(facts)}
        </li>
        <li>
          <b>Platba pri prevzatí.</b> Na Slovensku platíte kuriérovi alebo partnerskému pneuservisu v eurách a poplatok
          je {cashFee.SK}. V Česku sa platí v korunách, s poplatkom {cashFee.CZ}. Pri osobnom odbere u nás poplatok nie
          je a prijmeme eurá aj koruny.
        </li>
      </ul>
      <p>
        {dollars
          ? "Objednávku v dolároch možno uhradiť prevodom alebo kartou."
          : "Objednávku v dolároch možno uhradiť iba prevodom."}
        {online ? null : " Platobné karty zatiaľ neprijímame."}
      </p>
    </>
  ),
});

const delivery = ({ freeTyres, freeFrom, place }: TermsFacts): Section => ({
  title: "Doprava a prevzatie",
  text: (
    <>
      <p>Tovar doručujeme iba na Slovensko a do Česka. Vybrať si môžete:</p>
      <ul>
        <li>
          <b>kuriéra</b> na vašu adresu,
        </li>
        <li>
          <b>partnerský pneuservis</b>, ktorý je výdajným miestom; prezutie si dohodnete a zaplatíte priamo tam,
          súčasťou našej zmluvy nie je,
        </li>
        <li>
          <b>osobný odber</b> u nás ({place}), vždy zadarmo.
        </li>
      </ul>
      <p>
        Od {freeTyres} pneumatík alebo od sumy {freeFrom.SK} (pri doručení do Česka {freeFrom.CZ}) je doprava zadarmo.
        Pri menšom nákupe závisí od počtu kusov; kuriér si účtuje viac za veľké pneumatiky a pneumatiky pre SUV. Presnú
        sumu poznáte ešte pred objednaním.
      </p>
      <p>
        Predpokladaný deň doručenia uvádzame v pokladni aj v potvrdení. Pri prevode vychádza z toho, že zaplatíte hneď;
        neskoršia platba ho posunie. Najneskôr doručíme do 30 dní od uzavretia zmluvy. Ak by sme tovar dodať nemohli,
        hneď vám to oznámime a peniaze vrátime.
      </p>
      <p>
        Kým je tovar na ceste, zodpovedáme zaň my. Nebezpečenstvo škody prechádza na vás, až keď ho prevezmete od
        kuriéra, v pneuservise alebo u nás. Viditeľné poškodenie si dajte pri prevzatí zapísať. Vytknúť ho môžete aj bez
        zápisu, s ním to však pôjde rýchlejšie.
      </p>
    </>
  ),
});

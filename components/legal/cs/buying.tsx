import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { SellerDetails } from "@/components/legal/seller-details";

const sellerWords = {
  seller: "Prodávající",
  seat: "Sídlo a prodejna",
  country: { CZ: "Česko", SK: "Slovensko" },
  companyId: "IČO",
  vatId: { CZ: "DIČ", SK: "IČ DPH" },
  register: "Rejstřík",
  phone: "Telefon",
  email: "E-mail",
};

/** Who sells, how a contract arises, what it costs, how to pay, how it is delivered. */
export function buyingCs(
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
  title: "Kdo prodává",
  text: (
    <>
      <SellerDetails facts={facts} words={sellerWords} />
      {facts.shop.demonstration && (
        <p className="note info">
          Obchod teď běží s ukázkovým skladem. Pneumatiky, ceny a štítky jsou věrohodné, ale nejsou to skutečné nabídky.
          Dokud tu tato věta stojí, je objednávka jen zkouška: zboží neodešleme a vy nic neplaťte.
        </p>
      )}
    </>
  ),
});

const contract = ({ orderButton, offer }: TermsFacts): Section => ({
  title: "Jak vzniká smlouva",
  text: (
    <>
      <p>
        Objednáte bez registrace, v češtině, slovenštině nebo angličtině. Pneumatiky vložíte do košíku a v pokladně
        vyplníte kontakt a adresu, vyberete dopravu a platbu a odsouhlasíte tyto podmínky. Než objednávku odešlete,
        vidíte zboží, dopravu, platbu i celkovou cenu. Všechno můžete ještě opravit.
      </p>
      <p>
        Objednávku odešlete tlačítkem „{orderButton}“. Tím se zavazujete zaplatit. Smlouva vzniká, když vám dojde
        e-mail, ve kterém objednávku potvrzujeme. Najdete v něm, na čem jsme se dohodli, poučení o odstoupení a odkaz
        sem.
      </p>
      {offer.checkout ? null : (
        <p>
          Objednávku uchováváme elektronicky a otevřete si ji odkazem z potvrzení. Podmínky si můžete uložit nebo
          vytisknout; znění ze dne vaší objednávky vám na požádání pošleme.
        </p>
      )}
      <p>Dokud pneumatiky nepředáme dopravci, objednávku na vaši žádost zdarma zrušíme. Stačí zavolat nebo napsat.</p>
    </>
  ),
});

const prices = ({ vat }: TermsFacts): Section => ({
  title: "Ceny a DPH",
  text: (
    <>
      <p>
        Ceny jsou konečné, s DPH a recyklačním příspěvkem. DPH se řídí zemí doručení: {vat.CZ} pro Česko, {vat.SK} pro
        Slovensko. Její rozpis ukazuje košík, objednávka i potvrzení.
      </p>
      <p>
        Pro koruny, eura a dolary vedeme samostatné ceníky. Platí cena v měně, ve které objednáte, jak ji vidíte při
        odeslání objednávky. K ceně zboží se přičítá jen doprava a poplatek za platbu při převzetí. Obojí znáte předem.
      </p>
      <p>Slevu počítáme z nejnižší ceny za 30 dní před zlevněním. Jednotlivým zákazníkům ceny neupravujeme.</p>
    </>
  ),
});

const ways = {
  card: "kartou",
  button: "bankovním tlačítkem, tedy přes své internetové bankovnictví",
  both: "kartou nebo bankovním tlačítkem, tedy přes své internetové bankovnictví",
};

/** The term of a transfer in a sentence, nothing where there is none. */
function transferTerm({
  transferDays,
  transferReminded,
}: Pick<TermsFacts, "transferDays" | "transferReminded">): string {
  if (transferDays === null) return "";
  const reminded = transferReminded ? "; dva dny předem to připomeneme e-mailem" : "";
  return ` Zaplaťte prosím do ${transferDays}\u00a0${transferDays === 1 ? "dne" : "dnů"}${reminded}. Nepřijdou-li peníze, objednávku zrušíme a\u00a0napíšeme vám.`;
}

const payment = ({ cashFee, online, dollars, ...facts }: TermsFacts): Section => ({
  title: "Platba",
  text: (
    <>
      <ul>
        {online && (
          <li>
            <b>Platba online.</b> Objednávku odešlete tlačítkem „Objednat a zaplatit online“ a hned poté zaplatíte na
            zabezpečené stránce platební brány: {ways[online]}, v korunách i eurech{dollars && ", kartou i v dolarech"},
            bez poplatku. Číslo karty ani přihlášení do banky se k nám nedostane. Nepodaří-li se platba, můžete ji
            opakovat. Nezaplatíte-li do 24 hodin, objednávku zrušíme a napíšeme vám.
          </li>
        )}
        <li>
          <b>Bankovní převod.</b> Údaje k platbě jsou na stránce s potvrzením objednávky i v e-mailu. Pro koruny k nim
          patří kód QR Platba, pro eura PAY by square. Pneumatiky odešleme, jakmile peníze dorazí.{transferTerm(facts)}
        </li>
        <li>
          <b>Platba při převzetí.</b> Platíte kurýrovi nebo v partnerském pneuservisu, v Česku v korunách a na Slovensku
          v eurech. Poplatek je {cashFee.CZ}, na Slovensku {cashFee.SK}. V naší prodejně zaplatíte bez poplatku, v
          korunách i v eurech.
        </li>
      </ul>
      <p>
        {dollars
          ? "Objednávku v dolarech lze zaplatit převodem nebo kartou."
          : "Objednávku v dolarech lze zaplatit jen převodem."}
        {online ? null : " Platební karty zatím nepřijímáme."}
      </p>
    </>
  ),
});

const delivery = ({ freeTyres, freeFrom, place }: TermsFacts): Section => ({
  title: "Doprava a převzetí",
  text: (
    <>
      <p>Doručujeme jen do Česka a na Slovensko:</p>
      <ul>
        <li>
          <b>kurýrem</b> na vaši adresu,
        </li>
        <li>
          do <b>partnerského pneuservisu</b>, který si vyberete; přezutí si domluvíte a zaplatíte přímo tam, součástí
          naší smlouvy není,
        </li>
        <li>
          k <b>osobnímu odběru</b> u nás na adrese {place}, vždy zdarma.
        </li>
      </ul>
      <p>
        Doprava je zdarma od {freeTyres} pneumatik nebo od {freeFrom.CZ} (na Slovensko od {freeFrom.SK}). Jinak záleží
        na počtu kusů; u velkých pneumatik a u pneumatik pro SUV má kurýr příplatek. Přesnou cenu vidíte před odesláním
        objednávky.
      </p>
      <p>
        Předpokládaný den doručení ukazujeme v pokladně a v potvrzení. U převodu počítá s tím, že zaplatíte hned; o co
        peníze dorazí později, o to se doručení posune. Zboží dodáme nejpozději do 30 dnů od uzavření smlouvy. Kdybychom
        ho dodat nemohli, hned vám to oznámíme a peníze vrátíme.
      </p>
      <p>
        Na cestě odpovídáme za zboží my. Nebezpečí škody na vás přechází až ve chvíli, kdy pneumatiky převezmete od
        kurýra, v pneuservisu nebo u nás. Poškození, které je při převzetí vidět, zapište s tím, kdo zboží předává.
        Reklamovat můžete i bez zápisu, jen to potrvá déle.
      </p>
    </>
  ),
});

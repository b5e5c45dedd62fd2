import type { TermsFacts } from "@/components/legal/facts";
import { HostPayments } from "@/components/legal/host-payments";
import type { Section } from "@/components/legal/section";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("cs");

/** Prices, payment and delivery in Czech where the checkout is at a back end elsewhere: what holds whatever that offers. */
export function buyingElsewhereCs(facts: TermsFacts): Record<"prices" | "payment" | "delivery", Section> {
  return { prices: prices(facts), payment: payment(facts), delivery };
}

const prices = ({ vat }: TermsFacts): Section => ({
  title: "Ceny a DPH",
  text: (
    <>
      <p>
        Ceny jsou konečné, s DPH a recyklačním příspěvkem. DPH se řídí zemí doručení: {vat.CZ} pro Česko, {vat.SK} pro
        Slovensko.
      </p>
      <p>
        Platí cena v měně, ve které objednáte, jak ji vidíte při odeslání objednávky. K ceně zboží se přičítá jen
        doprava a poplatek, má-li ho zvolená platba. Obojí znáte předem.
      </p>
    </>
  ),
});

const payment = ({ payments }: TermsFacts): Section => ({
  title: "Platba",
  text: (
    <>
      <HostPayments payments={payments} />
      <p>Způsob platby si vyberete v pokladně. Případný poplatek vidíte před odesláním objednávky.</p>
    </>
  ),
});

const delivery: Section = {
  title: "Doprava a převzetí",
  text: (
    <>
      <p>
        Doručujeme jen do Česka a na Slovensko. Způsoby a jejich ceny jsou v{" "}
        <To page="delivery" at="prices">
          přehledu dopravy
        </To>
        ; přesnou cenu vidíte před odesláním objednávky.
      </p>
      <p>
        Zboží dodáme nejpozději do 30 dnů od uzavření smlouvy. Kdybychom ho dodat nemohli, hned vám to oznámíme a peníze
        vrátíme.
      </p>
      <p>
        Na cestě odpovídáme za zboží my. Nebezpečí škody na vás přechází až ve chvíli, kdy pneumatiky převezmete.
        Poškození, které je při převzetí vidět, zapište s tím, kdo zboží předává. Reklamovat můžete i bez zápisu, jen to
        potrvá déle.
      </p>
    </>
  ),
};

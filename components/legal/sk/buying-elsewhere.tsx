import type { TermsFacts } from "@/components/legal/facts";
import { HostPayments } from "@/components/legal/host-payments";
import type { Section } from "@/components/legal/section";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("sk");

/** Prices, payment and delivery in Slovak where the checkout is at a back end elsewhere: what holds whatever that offers. */
export function buyingElsewhereSk(facts: TermsFacts): Record<"prices" | "payment" | "delivery", Section> {
  return { prices: prices(facts), payment: payment(facts), delivery };
}

const prices = ({ vat }: TermsFacts): Section => ({
  title: "Ceny a DPH",
  text: (
    <>
      <p>
        Uvádzame konečné predajné ceny vrátane DPH a recyklačného poplatku. Sadzba DPH závisí od krajiny doručenia: na
        Slovensku {vat.SK}, v Česku {vat.CZ}.
      </p>
      <p>
        Platí cena, ktorú vidíte pri odoslaní objednávky, v mene, v ktorej objednáte. Okrem tovaru platíte už len
        dopravu a poplatok, ak ho zvolená platba má; obidva vidíte vopred.
      </p>
    </>
  ),
});

const payment = ({ payments }: TermsFacts): Section => ({
  title: "Platba",
  text: (
    <>
      <HostPayments payments={payments} />
      <p>Spôsob platby si vyberiete v pokladni. Prípadný poplatok vidíte pred odoslaním objednávky.</p>
    </>
  ),
});

const delivery: Section = {
  title: "Doprava a prevzatie",
  text: (
    <>
      <p>
        Tovar doručujeme iba na Slovensko a do Česka. Spôsoby a ich ceny sú v{" "}
        <To page="delivery" at="prices">
          prehľade dopravy
        </To>
        ; presnú sumu poznáte ešte pred objednaním.
      </p>
      <p>
        Najneskôr doručíme do 30 dní od uzavretia zmluvy. Ak by sme tovar dodať nemohli, hneď vám to oznámime a peniaze
        vrátime.
      </p>
      <p>
        Kým je tovar na ceste, zodpovedáme zaň my. Nebezpečenstvo škody prechádza na vás, až keď ho prevezmete.
        Viditeľné poškodenie si dajte pri prevzatí zapísať. Vytknúť ho môžete aj bez zápisu, s ním to však pôjde
        rýchlejšie.
      </p>
    </>
  ),
};

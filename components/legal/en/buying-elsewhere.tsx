import type { TermsFacts } from "@/components/legal/facts";
import { HostPayments } from "@/components/legal/host-payments";
import type { Section } from "@/components/legal/section";
import { pageLink } from "@/lib/seo/page-link";

const To = pageLink("en");

/** Prices, payment and delivery in English where the checkout is at a back end elsewhere: what holds whatever that offers. */
export function buyingElsewhereEn(facts: TermsFacts): Record<"prices" | "payment" | "delivery", Section> {
  return { prices: prices(facts), payment: payment(facts), delivery };
}

const prices = ({ vat }: TermsFacts): Section => ({
  title: "Prices and VAT",
  text: (
    <>
      <p>
        Prices include VAT and the recycling fee. VAT depends on the country of delivery: {vat.CZ} for Czechia, {vat.SK}{" "}
        for Slovakia.
      </p>
      <p>
        What counts is the price shown when you send the order, in the currency you order in. Only delivery and a fee,
        if the payment method has one, come on top; you see both beforehand.
      </p>
    </>
  ),
});

const payment = ({ payments }: TermsFacts): Section => ({
  title: "Payment",
  text: (
    <>
      <HostPayments payments={payments} />
      <p>You choose the payment method at the checkout. A fee, if there is one, is shown before you send the order.</p>
    </>
  ),
});

const delivery: Section = {
  title: "Delivery",
  text: (
    <>
      <p>
        We deliver within Czechia and Slovakia only. The methods and their prices are in the{" "}
        <To page="delivery" at="prices">
          price list of delivery
        </To>
        ; you see the exact price before you order.
      </p>
      <p>
        We deliver within 30 days of the contract at the latest. If we cannot, we tell you at once and return your
        money.
      </p>
      <p>
        On the way the risk of loss or damage is ours. It passes to you when you take the tyres over. Have visible
        damage noted on the spot; you can complain without a note too.
      </p>
    </>
  ),
};

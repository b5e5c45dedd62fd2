import type { TermsFacts } from "@/components/legal/facts";
import type { Section } from "@/components/legal/section";
import { SellerDetails } from "@/components/legal/seller-details";

const sellerWords = {
  seller: "Seller",
  seat: "Registered office and shop",
  country: { CZ: "Czechia", SK: "Slovakia" },
  companyId: "Company ID (IČO)",
  vatId: { CZ: "VAT ID (DIČ)", SK: "VAT ID (IČ DPH)" },
  register: "Register",
  phone: "Phone",
  email: "Email",
};

/** Who sells, how a contract arises, what it costs, how to pay, how it is delivered. */
export function buyingEn(
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
  title: "Who sells",
  text: (
    <>
      <SellerDetails facts={facts} words={sellerWords} />
      {facts.shop.demonstration && (
        <p className="note info">
          The shop currently runs on demonstration stock. Its tyres, prices and labels are plausible, but they are not
          real offers. As long as this note is shown here, an order is only a trial: we send nothing, and you should pay
          nothing.
        </p>
      )}
    </>
  ),
});

const contract = ({ orderButton, offer }: TermsFacts): Section => ({
  title: "How a contract arises",
  text: (
    <>
      <p>
        You need no account. Put tyres into the cart, fill in the checkout and agree to these terms. Before you send the
        order you see every charge and the total, and can still correct it. The contract can be made in Czech, Slovak or
        English.
      </p>
      <p>
        The button “{orderButton}” sends the order and commits you to pay. The contract is made when our confirmation
        reaches you by email. It repeats what we agreed and explains how to withdraw.
      </p>
      {offer.checkout ? null : (
        <p>
          We store the order; the link in the confirmation opens it. You can save or print this page, and on request we
          send you the wording of the day you ordered.
        </p>
      )}
      <p>Until the tyres are with the carrier, we cancel an order free of charge. Just call or write.</p>
    </>
  ),
});

const prices = ({ vat }: TermsFacts): Section => ({
  title: "Prices and VAT",
  text: (
    <>
      <p>
        Prices include VAT and the recycling fee. VAT depends on the country of delivery: {vat.CZ} for Czechia, {vat.SK}{" "}
        for Slovakia. The cart, the order and the confirmation show it.
      </p>
      <p>
        Crowns, euros and dollars have a price list each. What counts is the price shown when you send the order. Only
        delivery and the fee for paying on delivery come on top; you see both beforehand.
      </p>
      <p>
        A reduction is measured against the lowest price of the 30 days before it. Prices are the same for every
        customer.
      </p>
    </>
  ),
});

const ways = {
  card: "by card",
  button: "by bank button, from your internet banking",
  both: "by card, or by bank button from your internet banking",
};

/** The term of a transfer in a sentence, nothing where there is none. */
function transferTerm({
  transferDays,
  transferReminded,
}: Pick<TermsFacts, "transferDays" | "transferReminded">): string {
  if (transferDays === null) return "";
  const reminded = transferReminded ? "; we remind you by email two days before" : "";
  return ` Please pay within ${transferDays}\u00a0${transferDays === 1 ? "day" : "days"}${reminded}. If the money does not come, we cancel the order and write to you.`;
}

const payment = ({ cashFee, online, dollars, ...facts }: TermsFacts): Section => ({
  title: "Payment",
  text: (
    <>
      <ul>
        {online && (
          <li>
            <b>Online payment.</b> You send the order with the button “Order and pay online” and pay right after it on
            the secure page of a payment gateway: {ways[online]}, in crowns or euros
            {dollars && ", by card also in dollars"}, without a fee. We never see the number of the card or how you sign
            in to your bank. If a payment does not go through, you can try again. If you have not paid within 24 hours,
            we cancel the order and write to you.
          </li>
        )}
        <li>
          <b>Bank transfer.</b> The details are on the page after ordering and in the email, with a code for banking
          apps: QR Platba for crowns, PAY by square for euros. We send the tyres once the money is here.
          {transferTerm(facts)}
        </li>
        <li>
          <b>Payment on delivery.</b> You pay the courier or the partner garage in the money of the country. The fee is{" "}
          {cashFee.CZ} in Czechia and {cashFee.SK} in Slovakia. At our shop there is no fee, and you can pay in crowns
          or euros.
        </li>
      </ul>
      <p>
        {dollars
          ? "An order in dollars can be paid by transfer or by card."
          : "An order in dollars can only be paid by transfer."}
        {online ? null : " We do not take cards yet."}
      </p>
    </>
  ),
});

const delivery = ({ freeTyres, freeFrom, place }: TermsFacts): Section => ({
  title: "Delivery",
  text: (
    <>
      <p>We deliver within Czechia and Slovakia only:</p>
      <ul>
        <li>
          by <b>courier</b> to your door,
        </li>
        <li>
          to a <b>partner garage</b> of your choice; you arrange and pay for fitting there, it is not part of our
          contract,
        </li>
        <li>
          for <b>collection from our shop</b> at {place}, always free.
        </li>
      </ul>
      <p>
        Delivery is free from {freeTyres} tyres, or from {freeFrom.CZ} of goods to Czechia and {freeFrom.SK} to
        Slovakia. Otherwise it depends on the number of tyres; the courier costs more for large ones and for those of an
        SUV. You see the exact price before you order.
      </p>
      <p>
        The expected day is shown at the checkout and in the confirmation; a transfer that arrives later moves it. We
        deliver within 30 days of the contract at the latest. If we cannot, we tell you at once and return your money.
      </p>
      <p>
        On the way the risk of loss or damage is ours. It passes to you when you take the tyres over from the courier,
        at the garage or from us. Have visible damage noted on the spot; you can complain without a note too.
      </p>
    </>
  ),
});

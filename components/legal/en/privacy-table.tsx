import type { TermsFacts } from "@/components/legal/facts";
import { type PrivacyRow, PrivacyTable } from "@/components/legal/privacy-table";

const head = ["Data", "What for and on what basis", "How long"] as const;

const ofOrders: readonly PrivacyRow[] = [
  [
    "Order: name, address, phone, email, company, goods, note",
    "Delivery, payment, returns and complaints: performance of the contract. Accounting and tax documents: legal obligation.",
    "10 years from the end of the year of the sale (Czech Acts 235/2004 and 563/1991, Slovak Act 431/2002)",
  ],
  [
    "Withdrawal from a contract",
    "Receiving, acknowledging and settling it: legal obligation",
    "as long as the order it belongs to",
  ],
];

/** What is held beside orders by a back end elsewhere, whose times are its own. */
const elsewhere: readonly PrivacyRow[] = [
  [
    "Account: email, name and what you fill in",
    "Keeping the account: performance of the contract made by registering",
    "until you give the account up",
  ],
  [
    "Cart and sign-in",
    "So that the cart keeps the goods and you stay signed in: steps before a contract, and its performance",
    "while you use them",
  ],
  [
    "Message from the contact page: name, email, text",
    "Answering: steps before a contract, or legitimate interest in answering",
    "until your matter is settled",
  ],
];

/** Purposes, legal bases and times in English. The times are those after which the back end deletes. */
export function privacyTableEn({ cartDays, offer }: TermsFacts) {
  if (offer.host) return <PrivacyTable head={head} rows={[...ofOrders, ...elsewhere]} />;
  return (
    <PrivacyTable
      head={head}
      rows={[
        ...ofOrders,
        [
          "Account: email, name and what you fill in; of the password only an Argon2id hash",
          "Keeping the account: performance of the contract made by registering",
          "until you delete the account",
        ],
        [
          "Sign-ins: hashes of the sign-in codes",
          "So that you stay signed in and nobody misuses it: performance of the contract, legitimate interest in security",
          "up to 3 days since last use; hashes of replaced codes 30 days at most",
        ],
        [
          "Links in emails (new password, confirming an address, reviewing)",
          "To know it is you: performance of the contract, legitimate interest in genuine reviews",
          "1 hour, 7 days and 90 days",
        ],
        [
          "Cart without an account",
          "So that it keeps the goods: steps before a contract",
          `${cartDays} days from the last change`,
        ],
        [
          "Message from the contact page: name, email, text",
          "Answering: steps before a contract, or legitimate interest in answering",
          "1 year",
        ],
        [
          "Emails that wait to be sent: what they will say",
          "So that an email is not lost while the mail server is away: on the same basis as what it tells",
          "until they are sent; what cannot be sent, 30 days after the last attempt",
        ],
        [
          "Notice of stock: email and tyre",
          "One message when it is back: steps before a contract, at your request",
          "until it is sent or cancelled, 6 months at most",
        ],
        [
          "Review: the name you publish it under, stars and text",
          "Experience for others: legitimate interest; writing it is up to you",
          "at most as long as the order it came from, or until you ask for erasure",
        ],
        [
          "Counting attempts: a hash of the IP address or email",
          "Against guessing passwords and mass sending: legitimate interest in security",
          "until the measured time ends, then deleted at night",
        ],
        [
          "Counting readers of articles: a hash of IP address and browser, another for every article and day",
          "So that a reader is not counted twice: legitimate interest in a true number",
          "until the day ends",
        ],
      ]}
    />
  );
}

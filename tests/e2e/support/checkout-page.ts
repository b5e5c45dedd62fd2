import type { Locator, Page, Request } from "@playwright/test";
import { hydrated } from "./hydrated";

const filled: [label: string, value: string][] = [
  ["Jméno", "Jana"],
  ["Příjmení", "Dvořáková"],
  ["E-mail", "jana.dvorakova@post.example"],
  ["Telefon", "601 234 567"],
  ["Ulice a číslo domu", "Lipová 1511/23"],
  ["PSČ", "370 04"],
  ["Město", "České Budějovice"],
];

/** The Czech checkout as a shopper sees it. */
export class CheckoutPage {
  readonly order: Locator;
  /** What is said about the form as a whole, or about an order that was not placed. */
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.order = page.getByRole("button", { name: /^(Objednat s povinností platby|Odesíláme objednávku)$/ });
    this.notice = page.getByRole("main").getByRole("alert");
  }

  async open(): Promise<void> {
    await this.page.goto("/cs/cart/checkout");
    await hydrated(this.order);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
  /** The sentence under a field, which the field names as its description. */
  error(label: string): Locator {
    const wrapped = this.page.locator(".f", { has: this.field(label) });
    return wrapped.locator(".err");
  }
  get agreement(): Locator {
    return this.page.getByRole("checkbox", { name: "Souhlasím s obchodními podmínkami" });
  }

  /** Everything a shopper has to say, by courier and bank transfer, which are chosen already for four tyres. */
  async fill(): Promise<void> {
    for (const [label, value] of filled) await this.field(label).fill(value);
    await this.agreement.check();
  }

  /** Calls that place an order, from now on. */
  watchOrders(): Request[] {
    const calls: Request[] = [];
    this.page.on("request", (request) => {
      if (request.url().endsWith("/checkout/create-order")) calls.push(request);
    });
    return calls;
  }
}

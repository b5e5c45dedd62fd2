import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "@/components/account/field-rules";
import { TrackOrder } from "@/components/account/track-order";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount } from "./fake-account";

const tracked = {
  number: "2600000117",
  status: "shipped",
  payment_status: "paid",
  placed_at: "2026-11-19T08:00:00Z",
  total: { amount: 578000, currency: "CZK" },
  delivery: { name: "Kurýr na adresu", from: "2026-11-23", to: "2026-11-23" },
  history: [
    { kind: "order", state: "placed", at: "2026-11-19T08:00:00Z" },
    { kind: "payment", state: "paid", at: "2026-11-19T09:30:00Z" },
    { kind: "order", state: "shipped", at: "2026-11-20T12:00:00Z" },
  ],
};

let shop: FakeShop;

beforeEach(() => {
  shop = fakeAccount();
});

async function ask(answer: ReturnType<typeof problem>) {
  shop.extra.unshift({ match: /^POST \/orders\/track/, answer: () => answer });
  renderPage(<TrackOrder howToPay={({ bank_transfer }) => bank_transfer?.iban} />, "cs", {}, "/cs/order-tracking");
  await act(async () => {});
  await userEvent.type(screen.getByLabelText("Číslo objednávky"), "2600 000 117");
  await userEvent.type(screen.getByLabelText("E-mail z objednávky"), "jana@post.example");
  await userEvent.click(screen.getByRole("button", { name: "Zobrazit stav" }));
}

describe("the state of an order without signing in", () => {
  test("is said in words, with its history on the shop's clock, the last first", async () => {
    await ask({ status: 200, body: tracked });
    const heading = await screen.findByRole("heading", { level: 2, name: "Na cestě" });
    expect(heading).toHaveFocus();
    expect(screen.getByText("Předpokládané doručení v pondělí 23. listopadu")).toBeVisible();
    const events = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(events.map((event) => event.textContent?.replaceAll("\u00a0", " "))).toEqual([
      "Na cestě20. 11. 2026 v 13:00",
      "Zaplaceno19. 11. 2026 v 10:30",
      "Přijata19. 11. 2026 v 9:00",
    ]);
  });

  test("of an order that waits for a transfer says the day it arrives if paid today, and how to pay", async () => {
    const bank_transfer = { iban: "CZ6508000000192000145399", bic: "GIBACZPX", variable_symbol: tracked.number };
    const unpaid = {
      status: "placed",
      payment_status: "pending",
      bank_transfer: { ...bank_transfer, amount: tracked.total },
    };
    await ask({ status: 200, body: { ...tracked, ...unpaid } });
    expect(
      await screen.findByText("Předpokládané doručení v pondělí 23. listopadu, když zaplatíte dnes"),
    ).toBeVisible();
    expect(screen.getByText("CZ6508000000192000145399")).toBeVisible();
  });

  test("a pair that does not belong together is said at the number", async () => {
    await ask(problem(404, "not_found", "Tady nic není."));
    const number = screen.getByLabelText("Číslo objednávky");
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Takovou objednávku s tímto e-mailem nemáme/));
    expect(number).toHaveFocus();
  });

  test("too many attempts are said in the API's words", async () => {
    await ask(problem(429, "too_many", "Zkuste to prosím znovu za hodinu."));
    expect(await screen.findByRole("alert")).toHaveTextContent("Zkuste to prosím znovu za hodinu.");
  });
});

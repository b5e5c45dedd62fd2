import { beforeEach, describe, expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewPassword } from "@/components/account/new-password";
import "@/components/account/field-rules";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount, password } from "./fake-account";

let shop: FakeShop;

beforeEach(() => {
  shop = fakeAccount();
});

async function open(token = "tajny-token") {
  renderPage(<NewPassword language="cs" token={token} />, "cs", {}, "/reset-password");
  await act(async () => {});
}

async function save(secret: string) {
  await userEvent.type(screen.getByLabelText("Nové heslo"), secret);
  await userEvent.click(screen.getByRole("button", { name: "Uložit heslo" }));
}

describe("the page for a new password", () => {
  test("sends the token with the password, then leads to the sign-in", async () => {
    shop.extra.unshift({ match: /^POST \/auth\/reset-password/, answer: () => ({ status: 204 }) });
    await open();
    await save(password);
    expect(await screen.findByRole("heading", { level: 1, name: "Heslo je změněné" })).toHaveFocus();
    expect(shop.calls.at(-1)?.body).toEqual({ token: "tajny-token", password });
    expect(screen.getByRole("link", { name: "Přihlásit se" })).toHaveAttribute("href", "/cs/sign-in");
    expect(document.body.innerHTML).not.toContain("tajny-token");
  });

  test("a link that does not work any more leads to a new one", async () => {
    shop.extra.unshift({
      match: /^POST \/auth\/reset-password/,
      answer: () => problem(422, "token_invalid", "Odkaz neplatí."),
    });
    await open();
    await save(password);
    expect(await screen.findByRole("heading", { level: 1, name: "Tento odkaz neplatí" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Poslat nový odkaz" })).toHaveAttribute("href", "/cs/forgot-password");
  });

  test("an address without a token asks for no password", async () => {
    await open("");
    expect(screen.getByRole("heading", { level: 1, name: "Tento odkaz neplatí" })).toBeVisible();
    expect(screen.queryByLabelText("Nové heslo")).toBeNull();
  });

  test("a password that is too short is not sent", async () => {
    await open();
    await save("krátké");
    await waitFor(() => expect(screen.getByLabelText("Nové heslo")).toHaveAccessibleDescription(/aspoň 8 znaků/));
    expect(shop.log).not.toContain("POST /auth/reset-password");
  });
});

import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthPage } from "@/components/account/auth-page";
import type { AuthViewName } from "@/components/account/auth-views";
import { queryReturn } from "@/components/account/page-query";
import "@/components/account/field-rules";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount, holdSession, password, signedOut } from "./fake-account";

const replace = jest.fn();
let shop: FakeShop;

beforeEach(() => {
  shop = fakeAccount();
  replace.mockClear();
});
afterEach(signedOut);

async function open(view: AuthViewName, query = "") {
  history.replaceState(null, "", `/cs/sign-in${query}`);
  const returnTo = await queryReturn(Promise.resolve(Object.fromEntries(new URLSearchParams(query))), "cs");
  const page = <AuthPage view={view} language="cs" returnTo={returnTo} providers={[]} signedIn={null} />;
  renderPage(page, "cs", { replace }, "/cs/sign-in");
  await act(async () => {});
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
}

async function signIn() {
  await fill({ "E-mail": "jana@post.example", Heslo: password });
  await userEvent.click(screen.getByRole("button", { name: "Přihlásit se" }));
}

describe("after signing in at its own address", () => {
  test.each([
    ["?return_to=%2Fcs%2Fcart%2Fcheckout", "/cs/cart/checkout"],
    ["?return_to=%2Fcs%2Faccount%3Fverify%3Dabc", "/cs/account?verify=abc"],
    ["", "/cs/account"],
    ["?return_to=https%3A%2F%2Fevil.example%2F", "/cs/account"],
    ["?return_to=%2F%2Fevil.example", "/cs/account"],
    ["?return_to=%2F%5Cevil.example", "/cs/account"],
    ["?return_to=javascript%3Aalert(1)", "/cs/account"],
  ])("with %j one is led to %s", async (query, path) => {
    await open("sign_in", query);
    await signIn();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(path));
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test("who was signed in all along is led on at once", async () => {
    holdSession();
    await open("sign_in", "?return_to=%2Fcs%2Fcart");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/cs/cart"));
  });

  test("a session that has ended leads nowhere", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    holdSession();
    // The gateway takes the session's cookies away with the failed answer.
    const answer = () => {
      signedOut();
      return problem(401, "unauthorised", "Přihlaste se.");
    };
    shop.extra.unshift({ match: /^GET \/users/, answer });
    await open("sign_in", "?return_to=%2Fcs%2Faccount");
    await waitFor(() => expect(shop.log).toContain("GET /users/info"));
    expect(replace).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe("registration", () => {
  const person = { Jméno: "Jana", Příjmení: "Dvořáková", "E-mail": "jana@post.example" };
  const send = () => userEvent.click(screen.getByRole("button", { name: "Založit účet" }));

  test("needs eight characters and the agreement, which nothing gives for the shopper", async () => {
    await open("register");
    await fill({ ...person, Heslo: "krátké" });
    expect(screen.getByRole("checkbox", { name: /Souhlasím/ })).not.toBeChecked();
    await send();
    await waitFor(() =>
      expect(screen.getByLabelText("Heslo")).toHaveAccessibleDescription(/Heslo má mít aspoň 8 znaků/),
    );
    expect(screen.getByText("Bez souhlasu s podmínkami účet založit nejde")).toBeVisible();
    expect(screen.getByRole("link", { name: /podmínkami/ })).toHaveAttribute("href", "/cs/terms");
    expect(shop.log).not.toContain("POST /auth/register");
  });

  test("sends what the contract asks for, and leads on", async () => {
    await open("register");
    await fill({ ...person, Heslo: password });
    await userEvent.click(screen.getByRole("checkbox", { name: /Souhlasím/ }));
    await send();
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/cs/account"));
    expect(shop.calls.find(({ path }) => path === "/auth/register")?.body).toEqual({
      first_name: "Jana",
      last_name: "Dvořáková",
      email: "jana@post.example",
      password,
      agreement: 1,
    });
  });

  test.each([
    ["E-mail", problem(409, "email_taken", "Přihlaste se."), /Přihlaste se/],
    [
      "Heslo",
      problem(422, "invalid", "Opravte pole.", {
        errors: [{ path: "password", code: "common", message: "Běžné heslo" }],
      }),
      /Běžné heslo/,
    ],
  ])("what the API refuses is said at %s, which takes the focus", async (label, answer, text) => {
    await open("register");
    shop.extra.unshift({ match: /^POST \/auth\/register/, answer: () => answer });
    await fill({ ...person, Heslo: password });
    await userEvent.click(screen.getByRole("checkbox", { name: /Souhlasím/ }));
    await send();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(replace).not.toHaveBeenCalled();
  });
});

test("a forgotten password says the same whether the address has an account or not", async () => {
  await open("forgot");
  await fill({ "E-mail": "nikdo@post.example" });
  await userEvent.click(screen.getByRole("button", { name: "Poslat odkaz" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Podívejte se do pošty" });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/Pokud u nás má nikdo@post.example účet/)).toBeVisible();
});

import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageLoading } from "@/components/account/page-loading";
import { SignInWays } from "@/components/account/sign-in-ways";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount, holdSession, signedOut } from "./fake-account";

const elsewhere = jest.spyOn(pageLoading, "elsewhere").mockImplementation(() => {});
const google = { provider: "google", since: "2026-11-20T23:30:00Z" } as const;

let shop: FakeShop;

beforeEach(() => {
  shop = fakeAccount();
  holdSession();
  elsewhere.mockClear();
});
afterEach(signedOut);

async function open(props: Partial<Parameters<typeof SignInWays>[0]> = {}) {
  renderPage(
    <SignInWays has_password data={[]} offered={["google", "facebook"]} email="jana@post.example" {...props} />,
    "cs",
    {},
    "/cs/account",
  );
  await act(async () => {});
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the ways to sign in", () => {
  test("are not shown in a shop without keys of any provider", async () => {
    await open({ offered: [] });
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("linking leads to the provider, and comes back to the account", async () => {
    const location = "https://provider.example/auth?state=s1";
    shop.extra.unshift({ match: /^POST \/users\/identities/, answer: () => ({ status: 200, body: { location } }) });
    await open();
    await press("Připojit Google");
    await waitFor(() => expect(elsewhere).toHaveBeenCalledWith(location));
    expect(shop.calls.find(({ method }) => method === "POST")).toMatchObject({
      path: "/users/identities/google",
      body: { return_to: "/cs/account" },
    });
    expect(document.cookie).toContain("language=cs");
  });

  test("a linked one says since when by the shop's clock, and is unlinked", async () => {
    shop.extra.unshift({ match: /^DELETE \/users\/identities\/google/, answer: () => ({ status: 204 }) });
    await open({ data: [google] });
    expect(screen.getByText("Připojeno 21. 11. 2026")).toBeVisible();
    await press("Odpojit Google");
    expect(await screen.findByRole("button", { name: "Připojit Google" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Služba Google je odpojená.");
  });

  test("the only one stays, with the reason", async () => {
    const detail = "Bez této služby byste se do účtu nedostali.";
    shop.extra.unshift({ match: /^DELETE \/users/, answer: () => problem(409, "only_sign_in", detail) });
    await open({ has_password: false, data: [google] });
    expect(screen.getByText("Nenastavené")).toBeVisible();
    await press("Odpojit Google");
    expect(await screen.findByRole("alert")).toHaveTextContent(detail);
    expect(screen.getByRole("button", { name: "Odpojit Google" })).toBeVisible();
  });

  test("who has no password is mailed a link to choose one", async () => {
    const asked = { match: /^POST \/auth\/forgot-password/, answer: () => ({ status: 204 }) };
    shop.extra.unshift(asked);
    await open({ has_password: false, data: [google] });
    await press("Nastavit heslo");
    const told = "Poslali jsme vám e-mailem odkaz, přes který si heslo zvolíte. Platí hodinu.";
    await waitFor(() => expect(screen.getByText(told)).toHaveFocus());
    expect(screen.queryByRole("button", { name: "Nastavit heslo" })).toBeNull();
    expect(shop.calls.find(({ method }) => method === "POST")).toMatchObject({
      path: "/auth/forgot-password",
      body: { email: "jana@post.example" },
    });
  });

  test("a link for a password that was asked for too often is refused in the shop's words", async () => {
    const answer = () => problem(429, "too_many", "Zkuste to prosím znovu za 15 minut.");
    shop.extra.unshift({ match: /^POST \/auth\/forgot-password/, answer });
    await open({ has_password: false, data: [google] });
    await press("Nastavit heslo");
    expect(await screen.findByRole("alert")).toHaveTextContent("Zkuste to prosím znovu za 15 minut.");
    expect(screen.getByRole("button", { name: "Nastavit heslo" })).toBeVisible();
  });

  test("one whose keys were taken away can be unlinked, and no other is offered", async () => {
    await open({ data: [google], offered: [] });
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Odpojit Google"]);
  });
});

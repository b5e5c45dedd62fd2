import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { pageLoading } from "@/components/account/page-loading";
import { ProviderReturn } from "@/components/account/provider-return";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount, holdSession, signedOut } from "./fake-account";

const instead = jest.spyOn(pageLoading, "instead").mockImplementation(() => {});

let shop: FakeShop;

beforeEach(() => {
  shop = fakeAccount();
  instead.mockClear();
  history.replaceState(null, "", "/cs/auth/google?state=s1&code=c1&scope=openid%20email");
});

const session = { access_token: "", token_type: "Bearer", expires_in: 3600 };

async function back(answer: ReturnType<typeof problem>) {
  shop.extra.unshift({ match: /^GET \/auth\/google\/callback/, answer: () => answer });
  renderPage(
    <StrictMode>
      <ProviderReturn provider="google" sent="" />
    </StrictMode>,
    "cs",
    {},
    "/cs/auth/google",
  );
  await act(async () => {});
}

describe("back from a provider", () => {
  test("the whole query completes the sign-in, once, and one is led to where one was", async () => {
    await back({ status: 200, body: { ...session, return_to: "/cs/cart/checkout" } });
    await waitFor(() => expect(instead).toHaveBeenCalledWith("/cs/cart/checkout"));
    expect(shop.log).toEqual(["GET /auth/google/callback?code=c1&scope=openid+email&state=s1"]);
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example"])("%s is not led to", async (path) => {
    await back({ status: 200, body: { ...session, return_to: path } });
    await waitFor(() => expect(instead).toHaveBeenCalledWith("/cs/account"));
  });

  test("a refusal is said in the API's words, with ways on", async () => {
    await back(problem(401, "social_sign_in_failed", "Přihlášení trvalo déle než deset minut."));
    expect(await screen.findByRole("heading", { level: 1, name: "Přihlášení se nepovedlo" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Přihlášení trvalo déle než deset minut.");
    expect(screen.getByRole("link", { name: "Přihlásit se jinak" })).toHaveAttribute("href", "/cs/sign-in");
    expect(screen.getByRole("link", { name: "Zpět do obchodu" })).toHaveAttribute("href", "/cs");
    expect(instead).not.toHaveBeenCalled();
  });

  test("an account that could not be linked is led back to", async () => {
    holdSession();
    const refusal = problem(401, "social_sign_in_failed", "Tento účet u druhé služby už patří k jinému účtu.");
    await back({ ...refusal, body: { ...(refusal.body as object), reason: "linked_elsewhere" } });
    expect(await screen.findByRole("heading", { level: 1, name: "Propojení se nepovedlo" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Zpět do účtu" })).toHaveAttribute("href", "/cs/account");
    signedOut();
  });

  test("a provider without keys is not on offer", async () => {
    await back(problem(404, "not_found", "Tady nic není."));
    expect(await screen.findByRole("alert")).toHaveTextContent("Tento způsob přihlášení nenabízíme.");
  });
});

import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ConfirmEmail } from "@/components/account/confirm-email";
import { DeleteAccount } from "@/components/account/delete-account";
import "@/components/account/field-rules";
import { pageLoading } from "@/components/account/page-loading";
import { ProfileForm } from "@/components/account/profile-form";
import { RepeatOrder } from "@/components/account/repeat-order";
import { SignOut } from "@/components/account/sign-out";
import { useUser } from "@/lib/api/account/browser";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount, holdSession, jana, password, signedOut } from "./fake-account";

const anew = jest.spyOn(pageLoading, "anew").mockImplementation(() => {});
const instead = jest.spyOn(pageLoading, "instead").mockImplementation(() => {});

let shop: FakeShop;

beforeEach(() => {
  shop = fakeAccount();
  holdSession();
  history.replaceState(null, "", "/cs/account");
  anew.mockClear();
  instead.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  signedOut();
});

function Who() {
  return <p>user {useUser().user.id}</p>;
}

async function open(part: ReactNode, router = {}) {
  renderPage(part, "cs", router, "/cs/account");
  await act(async () => {});
}

const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function enter(label: string, value: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), value);
}

describe("the profile", () => {
  const saved = () => shop.calls.find(({ method }) => method === "PUT")?.body;
  const saves = () =>
    shop.extra.unshift({
      match: /^PUT \/users/,
      answer: ({ body }) => ({ status: 200, body: { ...jana, ...(body as object) } }),
    });

  test("saves the number with a plus, its calling code and no other sign", async () => {
    saves();
    await open(<ProfileForm user={jana} />);
    expect(field("Telefon")).toHaveValue("+420 601 234 567".replaceAll(" ", "\u00a0"));
    await enter("Telefon", "(602) 111-222");
    await press("Uložit");
    await waitFor(() => expect(saved()).toMatchObject({ phone_number: "+420602111222", country: "CZ" }));
    expect(saved()).not.toHaveProperty("email");
    expect((await screen.findAllByText("Uloženo.")).length).toBeGreaterThan(0);
  });

  test("a foreign country code raises an error that turns itself off after three seconds", async () => {
    await open(<ProfileForm user={jana} />);
    await enter("Telefon", "+49 123456");
    jest.useFakeTimers({ advanceTimers: true });
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(field("Telefon")).toHaveAttribute("aria-invalid", "true"));
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(field("Telefon")).toHaveAttribute("aria-invalid", "true");
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(field("Telefon")).not.toHaveAttribute("aria-invalid");
    expect(saved()).toBeUndefined();
  });

  test("a ZIP has to belong to the country", async () => {
    await open(<ProfileForm user={jana} />);
    await enter("PSČ", "811 06");
    await press("Uložit");
    await waitFor(() => expect(field("PSČ")).toHaveAccessibleDescription("Toto PSČ patří do jiné země"));
    expect(field("PSČ")).toHaveFocus();
  });
});

describe("the same order again", () => {
  test("fills the cart, and says of which tyres there are not enough", async () => {
    shop.extra.unshift({
      match: /^POST \/orders\/2600000117\/repeat/,
      answer: () => {
        shop.lines = [{ product_id: 1, quantity: 2 }];
        return { status: 200, body: { added: 2, missing: [{ name: "Barum Polaris 6 205/55 R16", left: 2 }] } };
      },
    });
    await open(<RepeatOrder number="2600000117" />);
    await press("Objednat totéž znovu");
    expect(await screen.findByText("V košíku jsou 2 pneumatiky navíc.")).toBeVisible();
    expect(screen.getByText("Barum Polaris 6 205/55 R16: zbývají 2 kusy")).toBeVisible();
    expect(screen.getByRole("link", { name: "Do košíku" })).toHaveAttribute("href", "/cs/cart");
  });

  test("of which nothing is left says so, and leads nowhere", async () => {
    const missing = [{ name: "Barum Polaris 6 205/55 R16", left: 0 }];
    shop.extra.unshift({ match: /repeat/, answer: () => ({ status: 200, body: { added: 0, missing } }) });
    await open(<RepeatOrder number="2600000117" />);
    await press("Objednat totéž znovu");
    expect(await screen.findByRole("alert")).toHaveTextContent("Do košíku nešlo nic vložit.");
    expect(screen.getByText("Barum Polaris 6 205/55 R16: vyprodáno")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Do košíku" })).toBeNull();
  });
});

describe("leaving", () => {
  test("ends the session on the server, clears the user and loads the page anew", async () => {
    await open(
      <>
        <SignOut />
        <Who />
      </>,
    );
    await screen.findByText("user 7");
    await press("Odhlásit se");
    await waitFor(() => expect(anew).toHaveBeenCalledTimes(1));
    expect(shop.changes).toEqual(["POST /auth/logout"]);
    expect(screen.getByText("user 0")).toBeVisible();
  });

  test("without a connection nobody is told that they have left", async () => {
    await open(<SignOut />);
    shop.instead.push({ match: /^POST \/auth\/logout/, answer: "away" });
    await press("Odhlásit se");
    expect(await screen.findByRole("alert")).toHaveTextContent("Obchod teď neodpovídá.");
    expect(anew).not.toHaveBeenCalled();
  });

  test("deleting the account takes the password, and a wrong one deletes nothing", async () => {
    const deleting = () => shop.calls.filter(({ method }) => method === "DELETE").map(({ body }) => body);
    shop.extra.unshift({
      match: /^DELETE \/users/,
      answer: ({ body }) =>
        (body as { password?: string }).password === password
          ? { status: 204 }
          : problem(401, "bad_credentials", "E-mail nebo heslo nesouhlasí."),
    });
    shop.extra.unshift({ match: /refresh/, answer: () => ({ status: 200, body: {} }) });
    await open(<DeleteAccount />);
    await press("Zrušit můj účet");
    expect(field("Vaše heslo pro potvrzení")).toHaveFocus();
    expect(deleting()).toEqual([]);
    await enter("Vaše heslo pro potvrzení", "spatne");
    await press("Nenávratně zrušit");
    await waitFor(() => expect(field("Vaše heslo pro potvrzení")).toHaveAccessibleDescription(/Toto není vaše heslo/));
    expect(instead).not.toHaveBeenCalled();
    await enter("Vaše heslo pro potvrzení", password);
    await press("Nenávratně zrušit");
    await waitFor(() => expect(instead).toHaveBeenCalledWith("/cs"));
    expect(deleting().at(-1)).toEqual({ password });
  });
});

describe("the link that confirms the e-mail", () => {
  test("is used once, and its token leaves the address", async () => {
    const replace = jest.fn();
    history.replaceState(null, "", "/cs/account?verify=tajny-token");
    await open(<ConfirmEmail sent={null} />, { replace });
    expect(await screen.findByRole("status")).toHaveTextContent("E-mail je potvrzený.");
    expect(shop.calls.filter(({ path }) => path === "/auth/verify-email").map(({ body }) => body)).toEqual([
      { token: "tajny-token" },
    ]);
    expect(replace).toHaveBeenCalledWith("/cs/account");
    expect(document.body.innerHTML).not.toContain("tajny-token");
  });

  test("that is too old says where a new one comes from", async () => {
    shop.extra.unshift({ match: /verify-email/, answer: () => problem(422, "token_invalid", "Odkaz neplatí.") });
    history.replaceState(null, "", "/cs/account?verify=stary");
    await open(<ConfirmEmail sent={null} />);
    expect(await screen.findByRole("alert")).toHaveTextContent(/nechat poslat nový/);
  });
});

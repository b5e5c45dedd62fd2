import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountLink } from "@/components/account/account-link";
// Loaded when they are needed; here with the tests, so that no test waits for them.
import "@/components/account/field-rules";
import "@/components/account/sign-in-dialog";
import { CartBadge } from "@/components/cart/cart-badge";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";
import { fakeAccount, holdSession, password, signedOut } from "./fake-account";

const pieces = { zero: "kusů", one: "kus", two: "kusy", few: "kusy", many: "kusu", other: "kusů" };
const texts = { sign_in: "Přihlásit", account: "Můj účet" };
const refresh = jest.fn();
let shop: FakeShop;

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

beforeEach(() => {
  shop = fakeAccount();
  refresh.mockClear();
  history.replaceState(null, "", "/cs/cart?page=2");
});

afterEach(() => {
  jest.restoreAllMocks();
  signedOut();
});

async function open() {
  const page = renderPage(
    <>
      <CartBadge href="/cs/cart" label="Košík" pieces={pieces} language="cs" />
      <AccountLink language="cs" messages={texts} />
    </>,
    "cs",
    { refresh },
  );
  await waitFor(() => expect(shop.log).toContain("GET /cart"));
  await act(async () => {});
  return page;
}

const link = () => screen.getByRole("link", { name: /Přihlásit$|Můj účet|Jana/ });
const dialog = () => screen.getByRole("dialog");
const inDialog = () => within(dialog());

async function openDialog() {
  const page = await open();
  await userEvent.click(link());
  await screen.findByRole("dialog", { name: "Přihlášení" });
  return page;
}

async function signIn(secret: string) {
  await userEvent.type(inDialog().getByLabelText("E-mail"), "jana@post.example");
  await userEvent.type(inDialog().getByLabelText("Heslo"), secret);
  await userEvent.click(inDialog().getByRole("button", { name: "Přihlásit se" }));
}

describe("the account in the header", () => {
  test("signed out, it leads to the sign-in and back, and asks the API nothing", async () => {
    await open();
    expect(link()).toHaveAttribute("href", "/cs/sign-in?return_to=%2Fcs%2Fcart");
    expect(shop.log).not.toContain("GET /users/info");
  });

  test("signed in, it leads to the account by the first name", async () => {
    holdSession();
    await open();
    await waitFor(() => expect(link()).toHaveAccessibleName("Můj účet: Jana"));
    expect(link()).toHaveAttribute("href", "/cs/account");
  });

  test("a user who cannot be loaded ends the session and stays nobody", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => {});
    holdSession();
    // The gateway takes the session's cookies away with the failed answer.
    const answer = () => {
      signedOut();
      return problem(401, "unauthorised", "Přihlaste se.");
    };
    shop.extra.unshift({ match: /^GET \/users/, answer });
    await open();
    await waitFor(() => expect(shop.log).toContain("GET /users/info"));
    expect(document.cookie).not.toContain("signed_in");
    expect(link()).toHaveAccessibleName("Přihlásit");
  });

  test("a shop that is away for a moment throws nobody out", async () => {
    holdSession();
    shop.extra.unshift({ match: /^GET \/users/, answer: () => problem(503, "unavailable", "Zkuste to za chvíli.") });
    await open();
    await waitFor(() => expect(shop.log).toContain("GET /users/info"));
    await act(async () => {});
    expect(document.cookie).toContain("signed_in=1");
  });
});

describe("the dialog", () => {
  test("begins in the first field and gives the focus back when it is closed", async () => {
    await openDialog();
    expect(inDialog().getByLabelText("E-mail")).toHaveFocus();
    await userEvent.click(inDialog().getByRole("button", { name: "Zavřít" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(link()).toHaveFocus();
  });

  test("another view takes the focus to its heading and the typed address along", async () => {
    await openDialog();
    await userEvent.type(inDialog().getByLabelText("E-mail"), "jana@post.example");
    await userEvent.click(inDialog().getByRole("link", { name: "Založit účet" }));
    expect(screen.getByRole("heading", { name: "Nový účet" })).toHaveFocus();
    expect(dialog()).toHaveAccessibleName("Nový účet");
    expect(inDialog().getByLabelText("E-mail")).toHaveValue("jana@post.example");
  });

  test("says at each field what is missing, and sends nothing", async () => {
    await openDialog();
    await userEvent.click(inDialog().getByRole("button", { name: "Přihlásit se" }));
    await waitFor(() =>
      expect(inDialog().getByLabelText("E-mail")).toHaveAccessibleDescription("Toto pole je povinné: vyplňte e-mail"),
    );
    expect(inDialog().getByLabelText("E-mail")).toHaveFocus();
    expect(shop.log).not.toContain("POST /auth/login");
  });

  test("a good password closes it, loads the user and the merged cart, and the page anew", async () => {
    await openDialog();
    shop.lines = [{ product_id: 1, quantity: 4 }];
    await signIn(password);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link()).toHaveAccessibleName("Můj účet: Jana");
    expect(link()).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("link", { name: "Košík, 4 kusy" })).toBeVisible());
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test.each([
    [401, "bad_credentials", "E-mail nebo heslo nesouhlasí."],
    [429, "too_many", "Zkuste to prosím znovu za 12 minut."],
  ])("a refusal with %i is said in the API's words and takes the focus", async (status, code, detail) => {
    await openDialog();
    shop.extra.unshift({ match: /^POST \/auth\/login/, answer: () => problem(status, code, detail) });
    await signIn("spatne-heslo");
    const alert = await inDialog().findByRole("alert");
    expect(alert).toHaveTextContent(detail);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(inDialog().getByLabelText("Heslo")).toHaveValue("spatne-heslo");
  });

  test("a lost connection is said, too, and nothing typed is lost", async () => {
    await openDialog();
    shop.instead.push({ match: /^POST \/auth\/login/, answer: "away" });
    await signIn(password);
    expect(await inDialog().findByRole("alert")).toHaveTextContent("Obchod teď neodpovídá.");
    expect(inDialog().getByLabelText("E-mail")).toHaveValue("jana@post.example");
  });

  test("shows a password on request", async () => {
    await openDialog();
    const field = inDialog().getByLabelText("Heslo");
    expect(field).toHaveAttribute("type", "password");
    await userEvent.click(inDialog().getByRole("button", { name: "Ukázat heslo" }));
    expect(field).toHaveAttribute("type", "text");
    await userEvent.click(inDialog().getByRole("button", { name: "Skrýt heslo" }));
    expect(field).toHaveAttribute("type", "password");
  });

  test("offers only the providers that the shop has keys for, and leads back from them", async () => {
    shop.extra.unshift({
      match: /^GET \/auth\/prov/,
      answer: () => ({ status: 200, body: { data: [{ id: "google" }] } }),
    });
    await openDialog();
    const google = await inDialog().findByRole("link", { name: "Pokračovat přes Google" });
    expect(google).toHaveAttribute("href", "/api/v1/auth/google?return_to=%2Fcs%2Fcart%3Fpage%3D2");
    expect(inDialog().queryByRole("link", { name: /Facebook/ })).toBeNull();
  });
});

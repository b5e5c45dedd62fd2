import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteCookie, setCookie } from "cookies-next/client";
import { DeliveryOptions } from "@/components/checkout/delivery-options";
import { agree, field, fillIn, freshBrowser, openCheckout, orderButton } from "@/tests/support/checkout-page";
import { fakeCheckout, type Placed } from "@/tests/support/fake-checkout";
import { type FakeShop, problem } from "@/tests/support/fake-shop";
import { renderPage } from "@/tests/support/shop-page";

let shop: FakeShop;
let placed: Placed[];

beforeEach(() => {
  freshBrowser();
  ({ shop, placed } = fakeCheckout());
});

const way = (name: RegExp) => screen.getByRole("radio", { name });
const summary = () => screen.getByRole("complementary", { name: "Souhrn" });

describe("the way of delivery", () => {
  test("is chosen for the shopper only where it costs nothing", async () => {
    await openCheckout(shop);
    expect(way(/Kurýr/)).toBeChecked();
    expect(way(/Bankovní převod/)).toBeChecked();
  });

  test("with its price makes the total", async () => {
    await openCheckout(shop);
    await userEvent.click(way(/^Pneuservis 99/));
    await userEvent.click(way(/Platba při převzetí/));
    await waitFor(() => expect(within(summary()).getByText("6 104 Kč")).toBeVisible());
    expect(within(summary()).getByText("49 Kč")).toBeVisible();
  });

  test("to a garage needs one of its points, found by town", async () => {
    const { visited } = await openCheckout(shop);
    await fillIn();
    await agree();
    await userEvent.click(way(/^Pneuservis 99/));
    expect(await screen.findByRole("radio", { name: /U Mostu/ })).toBeVisible();
    await userEvent.click(orderButton());
    expect(await screen.findByText("Vyberte výdejní místo")).toBeVisible();
    await userEvent.type(field("Hledat výdejní místo"), "Brno{Enter}");
    await waitFor(() => expect(screen.queryByRole("radio", { name: /U Mostu/ })).toBeNull());
    await userEvent.click(way(/Na Brodu/));
    await waitFor(() => expect(screen.queryByText("Vyberte výdejní místo")).toBeNull());
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(placed[0]?.request.delivery).toEqual({ id: "fitter_cz", point_id: "cz-brod-brno" });
  });

  test("to a garage shows the nearest to the typed ZIP first, with kilometres, or by town if that is wanted", async () => {
    await openCheckout(shop);
    await userEvent.type(field("PSČ"), "63500");
    await userEvent.click(way(/^Pneuservis 99/));
    const garages = () =>
      within(screen.getByRole("group", { name: "Kde si je vyzvednete" }))
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")?.textContent?.replace(/(?<=Mostu|Brodu)/, " "));
    await waitFor(() =>
      expect(garages()).toEqual([
        "Pneuservis Na Brodu do 10 kmŘíční 2, 602 00 Brno",
        "Pneuservis U Mostu asi 184 kmNábřežní 1, 120 00 Praha",
      ]),
    );
    expect(screen.getByText("Vzdálenosti jsou přibližné, vzdušnou čarou od PSČ 635 00.")).toBeVisible();
    await userEvent.selectOptions(field("Řadit"), "Podle města");
    await waitFor(() => expect(garages()[0]).toBe("Pneuservis U Mostu Nábřežní 1, 120 00 Praha"));
  });

  test("to a garage says no distance while no ZIP is typed", async () => {
    await openCheckout(shop);
    await userEvent.click(way(/^Pneuservis 99/));
    expect(await screen.findByRole("radio", { name: /U Mostu/ })).toBeVisible();
    expect(screen.queryByText(/ km$/)).toBeNull();
    expect(screen.queryByLabelText("Řadit")).toBeNull();
  });

  test("to a point of a back end elsewhere that lists none is ordered without choosing one", async () => {
    const { visited } = await openCheckout(shop, { elsewhere: { points: false } });
    await fillIn();
    await agree();
    await userEvent.click(way(/^Pneuservis 99/));
    expect(screen.queryByRole("group", { name: "Kde si je vyzvednete" })).toBeNull();
    expect(screen.queryByText(/Pneuservis, kde na vás počkají/)).toBeNull();
    await userEvent.click(orderButton());
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(placed[0]?.request.delivery).toEqual({ id: "fitter_cz" });
    expect(shop.log.filter((line) => line.includes("pickup-points"))).toEqual([]);
  });

  test("that cannot be loaded says so, and can be asked for again", async () => {
    shop.instead.push({ match: /shipping-methods/, answer: problem(503, "unavailable", "Mimo provoz.") });
    await openCheckout(shop, { loaded: false });
    expect(await screen.findByText(/Nepodařilo se to načíst/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Zkusit znovu" }));
    expect(await screen.findByRole("radio", { name: /Kurýr/ })).toBeVisible();
  });

  test("asks for the ways to pay that go with it", async () => {
    await openCheckout(shop);
    await userEvent.click(way(/Osobní odběr/));
    await waitFor(() => expect(shop.log).toContain("GET /checkout/payment-methods?country=CZ&delivery=pickup_cz"));
  });
});

describe("the delivery options", () => {
  test("are loaded for the user's country where the address contains checkout", async () => {
    renderPage(<DeliveryOptions />, "sk", {}, "/sk/cart/checkout");
    await waitFor(() =>
      expect(shop.log).toEqual(["GET /geo-preferences", "GET /checkout/shipping-methods?country=SK"]),
    );
  });

  test("are loaded on any such address, for the country that was typed into the checkout", async () => {
    const form = { contact: {}, address: { country: "CZ" }, is_company: false, company: {}, note: "" };
    setCookie("userForm", JSON.stringify({ expires_at: "2999-01-01T00:00:00.000Z", data: form }));
    renderPage(<DeliveryOptions />, "sk", {}, "/sk/blog/rady-k-checkoutu");
    await waitFor(() => expect(shop.log).toContain("GET /checkout/shipping-methods?country=CZ"));
    deleteCookie("userForm");
  });

  test("are not loaded elsewhere", async () => {
    renderPage(<DeliveryOptions />, "sk", {}, "/sk/cart");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shop.log).toEqual([]);
  });
});
